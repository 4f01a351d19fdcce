"""The bot that plans by exact odds and fitted prices."""
