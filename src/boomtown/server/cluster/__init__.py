"""Several server processes on one database: message bus, membership, presence, shared limits."""
