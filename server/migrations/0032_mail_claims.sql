ALTER TABLE mail_outbox ADD COLUMN claimed_until timestamptz;
COMMENT ON COLUMN mail_outbox.claimed_until IS 'Until then only the worker that set it sends the message. Servers of older releases leave it empty and lock the row instead.';
