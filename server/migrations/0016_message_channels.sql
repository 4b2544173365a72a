-- The notification channel that delivers a message.
ALTER TABLE mail_outbox ADD COLUMN channel text NOT NULL DEFAULT 'email';
