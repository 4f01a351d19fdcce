"""What is sent over the wire, in both directions."""
