"""ASGI middleware: security headers, rate limits, access log, root path."""
