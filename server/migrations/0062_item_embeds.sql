-- What an item shows in place of its address: a dashboard of a provider, by its id there. Null: the address.
-- Items with a dashboard have the address about:blank, which older servers show as an empty frame.
ALTER TABLE items ADD COLUMN embed jsonb CHECK (jsonb_typeof(embed) = 'object' AND embed ? 'provider');
