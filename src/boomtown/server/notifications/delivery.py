"""Errors of the delivery of a notice."""


class Unsubscribed(Exception):
    """Recipient that wants no more notices."""


class DeliveryUnavailable(Exception):
    """Delivery service that does not answer or is overloaded."""
