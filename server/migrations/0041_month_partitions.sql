-- The audit log and the outbox become partitioned by month (decision 51). Older servers go on: both
-- tables keep their name, columns and rows.

CREATE FUNCTION month_partitions(parent regclass)
RETURNS TABLE (name regclass, starts timestamptz, ends timestamptz)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' AS $$
  SELECT inhrelid::regclass,
    substring(bound FROM 'FROM \(''(.+?)''\)')::timestamptz,
    substring(bound FROM 'TO \(''(.+?)''\)')::timestamptz
  FROM pg_inherits JOIN pg_class ON oid = inhrelid, pg_get_expr(relpartbound, oid) AS bound
  WHERE inhparent = parent AND bound <> 'DEFAULT'
  ORDER BY 3
$$;
COMMENT ON FUNCTION month_partitions IS 'The partitions by time, except the default one. The first one has no start.';

-- Unique keys and insert-only triggers don't pass from a partitioned table to new partitions.
CREATE FUNCTION add_partition(parent text, name text, bounds text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  EXECUTE format(
    'CREATE TABLE public.%I (LIKE public.%I INCLUDING DEFAULTS INCLUDING CONSTRAINTS, PRIMARY KEY (id))',
    name, parent
  );
  IF parent = 'audit_entries' THEN
    EXECUTE format(
      'CREATE TRIGGER audit_entries_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON public.%I
        FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change()', name
    );
  END IF;
  -- Unlike CREATE TABLE … PARTITION OF, this doesn't wait for running inserts.
  EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION public.%I %s', parent, name, bounds);
END $$;

CREATE FUNCTION add_month_partitions(OUT parent text, OUT outside bigint) RETURNS SETOF record
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' SET lock_timeout = '2s' AS $$
DECLARE
  time_column text;
  horizon timestamptz := date_trunc('month', now()) + interval '4 months';
  last timestamptz;
  upper_bound timestamptz;
  name text;
  bounds text := 'FOR VALUES FROM (%L) TO (%L)';
  is_taken boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('month partitions'));
  FOR parent, time_column IN VALUES ('audit_entries', 'at'), ('mail_outbox', 'created_at') LOOP
    LOOP
      SELECT max(ends) INTO last FROM month_partitions(parent::regclass);
      EXIT WHEN last >= horizon;
      upper_bound := date_trunc('month', last) + interval '1 month';
      name := parent || to_char(last, '"_"YYYY"_"MM');
      EXECUTE format(
        'SELECT EXISTS (SELECT FROM public.%I WHERE %I >= %L AND %2$I < %4$L)',
        parent || '_default', time_column, last, upper_bound
      ) INTO is_taken;
      IF is_taken THEN
        -- The default partition becomes that of these months, if it has rows of no others.
        EXECUTE format(
          'SELECT date_trunc(''month'', max(%I)) + interval ''1 month'' FROM public.%I
            HAVING min(%1$I) >= %3$L AND max(%1$I) < %4$L',
          time_column, parent || '_default', last, horizon
        ) INTO upper_bound;
        EXIT WHEN upper_bound IS NULL;
        EXECUTE format('ALTER TABLE public.%I DETACH PARTITION public.%I', parent, parent || '_default');
        EXECUTE format('ALTER TABLE public.%I RENAME TO %I', parent || '_default', name);
        EXECUTE format('ALTER INDEX public.%I RENAME TO %I', parent || '_default_pkey', name || '_pkey');
        EXECUTE format(
          'ALTER TABLE public.%I ATTACH PARTITION public.%I ' || bounds, parent, name, last, upper_bound
        );
        PERFORM add_partition(parent, parent || '_default', 'DEFAULT');
      ELSE
        PERFORM add_partition(parent, name, format(bounds, last, upper_bound));
      END IF;
    END LOOP;
    EXECUTE format('SELECT count(*) FROM public.%I', parent || '_default') INTO outside;
    RETURN NEXT;
  END LOOP;
END $$;
COMMENT ON FUNCTION add_month_partitions IS 'Adds the partitions of this month and the next three. Returns the number of rows that no month takes.';

CREATE FUNCTION drop_mail_months(kept_months integer, OUT name text, OUT mails bigint) RETURNS SETOF record
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' SET lock_timeout = '2s' AS $$
DECLARE is_needed boolean;
BEGIN
  FOR name IN
    SELECT p.name FROM month_partitions('mail_outbox') p
    WHERE ends <= date_trunc('month', now()) - make_interval(months => kept_months)
  LOOP
    -- Nobody resends an email between the check and the drop.
    LOCK TABLE ONLY mail_outbox IN ACCESS EXCLUSIVE MODE;
    EXECUTE format(
      'SELECT EXISTS (
        SELECT FROM %s WHERE state = ''queued'' OR state = ''failed'' AND dismissed_at IS NULL
      )', name
    ) INTO is_needed;
    CONTINUE WHEN is_needed;
    EXECUTE format('SELECT count(*) FROM %s', name) INTO mails;
    EXECUTE format('DROP TABLE %s', name);
    RETURN NEXT;
  END LOOP;
END $$;
COMMENT ON FUNCTION drop_mail_months IS 'Drops months of emails, the newest of which is so old, unless one still waits or failed without being dismissed.';

REVOKE ALL ON FUNCTION add_partition, add_month_partitions, drop_mail_months FROM PUBLIC;

-- Most transactions use the tables in this order.
LOCK TABLE mail_outbox, decision_tokens, audit_entries IN ACCESS EXCLUSIVE MODE;

-- contract: a trigger deletes these links instead, because the key of a partition holds only for that partition.
ALTER TABLE decision_tokens DROP CONSTRAINT decision_tokens_mail_id_fkey;
COMMENT ON COLUMN decision_tokens.mail_id IS 'The email that holds the link. A link is deleted with its email, but stays when the email''s month is dropped.';

CREATE FUNCTION delete_links_of_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM decision_tokens WHERE mail_id = OLD.id;
  RETURN NULL;
END $$;

DO $$
DECLARE
  parent text;
  time_column text;
  first text;
  next_id bigint;
  upper_bound timestamptz;
  item record;
  indexes text[];
BEGIN
  FOR parent, time_column IN VALUES ('audit_entries', 'at'), ('mail_outbox', 'created_at') LOOP
    first := parent || '_first';
    EXECUTE format('SELECT last_value + is_called::int FROM %I', parent || '_id_seq') INTO next_id;
    -- Rows of the future, which a wrong clock may have left, stay below the bound.
    EXECUTE format(
      'SELECT greatest(clock_timestamp(), max(%I) + interval ''1 microsecond'') FROM %I', time_column, parent
    ) INTO upper_bound;
    indexes := '{}';
    FOR item IN
      SELECT relname, indisprimary, pg_get_indexdef(indexrelid) AS definition
      FROM pg_index JOIN pg_class ON oid = indexrelid WHERE indrelid = parent::regclass
    LOOP
      IF NOT item.indisprimary THEN indexes := indexes || item.definition; END IF;
      EXECUTE format('ALTER INDEX %I RENAME TO %I', item.relname, replace(item.relname, parent, first));
    END LOOP;
    EXECUTE format('ALTER TABLE %I RENAME TO %I', parent, first);
    EXECUTE format('ALTER TABLE %I ALTER id DROP IDENTITY', first);
    EXECUTE format(
      'CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING COMMENTS)
        PARTITION BY RANGE (%I)', parent, first, time_column
    );
    EXECUTE format('ALTER TABLE %I ALTER id ADD GENERATED ALWAYS AS IDENTITY (START WITH %s)', parent, next_id);
    FOREACH item.definition IN ARRAY indexes LOOP
      EXECUTE item.definition;
    END LOOP;
    EXECUTE format(
      'ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', parent, first, upper_bound
    );
    PERFORM add_partition(parent, parent || '_default', 'DEFAULT');
  END LOOP;
END $$;

CREATE TRIGGER audit_entries_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER mail_outbox_links AFTER DELETE ON mail_outbox
  FOR EACH ROW EXECUTE FUNCTION delete_links_of_mail();
COMMENT ON TABLE mail_outbox IS 'Emails and other messages, stored with the change they announce and sent by a worker (D25). Old months are dropped.';
COMMENT ON TABLE audit_entries IS 'Who did what to whom, and from where (D39). Entries are never changed or dropped.';

SELECT add_month_partitions();
