"""What Dice Town sends."""
