"""HTTP and sockets: what stands between the network and a table."""
