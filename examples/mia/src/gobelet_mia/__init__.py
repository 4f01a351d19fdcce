"""Mia (Mäxchen): two dice under a cup, claims, belief and doubt."""
