-- Older servers keep working: they read and write none of this.
CREATE TABLE company_settings (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  default_language text,
  setup_hidden_at timestamptz
);
COMMENT ON TABLE company_settings IS 'What admins set for the whole company; one row.';
COMMENT ON COLUMN company_settings.default_language IS 'For people without a choice of their own; null for as specified (D47).';
COMMENT ON COLUMN company_settings.setup_hidden_at IS 'When the list of next steps left the home of admins, or null while it is there.';
-- An installation that is in use already needs no first steps.
INSERT INTO company_settings (setup_hidden_at)
SELECT CASE WHEN EXISTS (SELECT FROM employees) THEN now() END;

CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE backups IS 'The backups of this installation; a restored one begins without any.';
