-- Entries are found by a part of a name in a log of any size (decision 51). Later partitions get this index with the table.
CREATE INDEX audit_entries_people ON ONLY audit_entries
  USING gin (folded(' ' || actor || E'\n ' || subject) gin_trgm_ops);

CREATE FUNCTION index_audit_entries(largest_bytes bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  partition text;
  index text;
BEGIN
  FOR partition IN
    SELECT relname FROM pg_inherits JOIN pg_class ON oid = inhrelid
    WHERE inhparent = 'audit_entries'::regclass AND pg_relation_size(oid) <= largest_bytes
    AND NOT EXISTS (
      SELECT FROM pg_index x JOIN pg_inherits i ON i.inhrelid = x.indexrelid
      WHERE x.indrelid = pg_class.oid AND i.inhparent = 'audit_entries_people'::regclass
    )
  LOOP
    index := partition || '_people';
    EXECUTE format(
      'CREATE INDEX %I ON public.%I USING gin (public.folded('' '' || actor || E''\n '' || subject) public.gin_trgm_ops)',
      index, partition
    );
    EXECUTE format('ALTER INDEX public.audit_entries_people ATTACH PARTITION public.%I', index);
    -- The planner knows how many names match only from statistics of the index.
    EXECUTE format('ANALYZE public.%I', partition);
  END LOOP;
END $$;
COMMENT ON FUNCTION index_audit_entries IS 'Adds the index of names to partitions up to a size that have none.';
REVOKE ALL ON FUNCTION index_audit_entries FROM PUBLIC;

-- It takes half a minute for a million entries, so a job does it for a large log.
SELECT index_audit_entries(5000000);
