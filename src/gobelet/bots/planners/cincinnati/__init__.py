"""Plans and orders in Cincinnati."""
