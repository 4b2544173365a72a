-- Attempts count against a rate limit's bucket: a name, an address or a device (D8, D44).
-- contract: the view below has the former names, so older servers read and write the same rows.
ALTER TABLE counted_attempts RENAME TO rate_limit_attempts;
-- contract: as above.
ALTER TABLE rate_limit_attempts RENAME COLUMN door TO bucket;
ALTER INDEX counted_attempts_door RENAME TO rate_limit_attempts_bucket;
ALTER INDEX counted_attempts_at RENAME TO rate_limit_attempts_at;
CREATE VIEW counted_attempts AS SELECT id, bucket AS door, at FROM rate_limit_attempts;
