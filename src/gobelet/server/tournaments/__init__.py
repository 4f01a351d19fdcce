"""Tournaments on this server: made by a host, played in rounds, judged. Pairs: gobelet.tournaments."""
