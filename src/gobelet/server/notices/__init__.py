"""Notices: who is waited for, and how they hear of it while they are not at the table."""
