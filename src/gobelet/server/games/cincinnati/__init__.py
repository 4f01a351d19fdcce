"""What Cincinnati sends."""
