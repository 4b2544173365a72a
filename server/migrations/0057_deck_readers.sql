-- Who may read the deck of a quarter (decision 58). A quarter without a row is public, as specified.
-- Older servers ignore the table and show every deck to everybody, so replace all servers before somebody limits one.
CREATE TABLE deck_readers (
  quarter text PRIMARY KEY CHECK (quarter ~ '^[1-4]Q20[0-9]{2}$'),
  readers text NOT NULL CHECK (readers IN ('public', 'signed_in', 'link')),
  token_hash bytea,
  link_ends_on date,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  CHECK ((readers = 'link') = (token_hash IS NOT NULL)),
  CHECK ((readers = 'link') = (link_ends_on IS NOT NULL))
);

COMMENT ON TABLE deck_readers IS 'Who may read the deck of a quarter, unless it is public.';
COMMENT ON COLUMN deck_readers.token_hash IS 'The hash of the secret in the link.';
COMMENT ON COLUMN deck_readers.link_ends_on IS 'The last day on which the link opens the deck.';
