"""Players: how they come to another device, what is known of them, and how it is deleted."""
