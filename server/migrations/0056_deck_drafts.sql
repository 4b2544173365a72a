-- Decks that administrators edit before they publish them (decision 58). Older servers ignore the table.
CREATE TABLE deck_drafts (
  quarter text PRIMARY KEY CHECK (quarter ~ '^[1-4]Q20[0-9]{2}$'),
  content text NOT NULL CHECK (length(content) <= 500000),
  version integer NOT NULL DEFAULT 1,
  edited_at timestamptz NOT NULL,
  edited_by text NOT NULL
);

COMMENT ON TABLE deck_drafts IS 'Decks that are being edited, at most one a quarter.';
COMMENT ON COLUMN deck_drafts.content IS 'The deck as JSON, as it was typed. It may hold mistakes.';
COMMENT ON COLUMN deck_drafts.version IS 'Increases with each save, so that two people notice each other.';
