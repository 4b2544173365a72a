-- Revenue targets and monthly pictures belong to a year (D54, decision 53). So far a month's row was overwritten every year,
-- so it belongs to the year of its last change, in the company's time zone. The server sets `intranet.time_zone` (migrate.ts).
-- What has happened in a month later than the change, such as the revenue of December entered in January, happened the year before.
CREATE FUNCTION year_of_change(at timestamptz, month integer, happened boolean) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  changed timestamp;
  zone text := coalesce(nullif(current_setting('intranet.time_zone', true), ''), 'America/Sao_Paulo');
BEGIN
  -- A zone that is newer than PostgreSQL's list must not stop the upgrade.
  IF NOT EXISTS (SELECT FROM pg_timezone_names WHERE lower(name) = lower(zone)) THEN zone := 'UTC'; END IF;
  changed := at AT TIME ZONE zone;
  -- Years outside 2000 to 2100 come from a wrong clock.
  RETURN least(2100, greatest(2000,
    extract(year FROM changed) - (happened AND month > extract(month FROM changed))::integer));
END $$;

ALTER TABLE revenue_targets ADD COLUMN year smallint CHECK (year BETWEEN 2000 AND 2100);
ALTER TABLE monthly_images ADD COLUMN year smallint CHECK (year BETWEEN 2000 AND 2100);
UPDATE revenue_targets SET year = year_of_change(updated_at, month, actual > 0);
UPDATE monthly_images SET year = year_of_change(updated_at, month, true);

-- contract: older servers go on reading. They can't save targets and pictures, which fails with "Fail to save. Check console." and
-- stores nothing, so replace them at once. Until then, they mix the years that newer servers save.
ALTER TABLE revenue_targets ALTER COLUMN year SET NOT NULL,
  DROP CONSTRAINT revenue_targets_pkey, ADD PRIMARY KEY (year, month);
-- contract: as above.
ALTER TABLE monthly_images ALTER COLUMN year SET NOT NULL,
  DROP CONSTRAINT monthly_images_pkey, ADD PRIMARY KEY (year, month);
-- contract: only this migration uses it.
DROP FUNCTION year_of_change;

-- The history of a month is read from the audit log, which is never cut.
CREATE INDEX audit_entries_revenue_idx ON audit_entries (subject, id DESC) WHERE action = 'revenue_target_changed';

COMMENT ON TABLE monthly_images IS 'The picture of each month of a year (D54).';
COMMENT ON TABLE revenue_targets IS 'Revenue goals and actual revenue of each month of a year, in whole reais (D54).';
