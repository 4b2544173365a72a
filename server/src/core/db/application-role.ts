import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * The role of the server in the embedded database. It owns only the queues' schema, so it can't
 * remove the triggers of insert-only tables (S16). Those tables belong to the owner, `postgres`.
 */
export const APPLICATION_ROLE = 'intranet';

/** The queues belong to the application, because pg-boss creates and migrates its own tables. */
const HAND_OVER_QUEUES = `
do $$
declare item record;
begin
  if not exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') then
    create role ${APPLICATION_ROLE} login;
  end if;
  if to_regnamespace('pgboss') is null then
    create schema pgboss authorization ${APPLICATION_ROLE};
  end if;
  for item in
    select format('schema %I', nspname) as name from pg_namespace
      where nspname = 'pgboss' and nspowner <> '${APPLICATION_ROLE}'::regrole
    union all
    select format('table %s', oid::regclass) from pg_class
      where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'v')
      and relowner <> '${APPLICATION_ROLE}'::regrole
    union all
    select format('routine %s', oid::regprocedure) from pg_proc
      where pronamespace = 'pgboss'::regnamespace and proowner <> '${APPLICATION_ROLE}'::regrole
    union all
    select format('type %s', oid::regtype) from pg_type
      where typnamespace = 'pgboss'::regnamespace and typtype in ('d', 'e')
      and typowner <> '${APPLICATION_ROLE}'::regrole
  loop
    execute format('alter %s owner to ${APPLICATION_ROLE}', item.name);
  end loop;
end $$`;

/**
 * Rows of insert-only tables can be added and read, and the list of migrations can be read. Partitions
 * are reached through their table only, and functions add, index and drop them (decision 51). Most
 * starts find nothing to grant.
 */
const GRANT_TABLES = `
do $$
declare item record;
begin
  for item in
    with wanted as (
      select oid, relacl, case
        when relispartition then null
        when relname like 'kysely%' then 'SELECT'
        when exists (
          select from pg_trigger where tgrelid = c.oid and tgfoid = 'public.refuse_change'::regproc
        ) then 'INSERT, SELECT'
        else 'DELETE, INSERT, SELECT, UPDATE' end as allowed
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    )
    select oid::regclass as name, allowed from wanted
    where allowed is distinct from (
      select string_agg(privilege_type, ', ' order by privilege_type) from aclexplode(relacl)
      where grantee = '${APPLICATION_ROLE}'::regrole
    )
  loop
    execute format('revoke all on %s from ${APPLICATION_ROLE}', item.name);
    if item.allowed is not null then
      execute format('grant %s on %s to ${APPLICATION_ROLE}', item.allowed, item.name);
    end if;
  end loop;
  if not has_function_privilege('${APPLICATION_ROLE}', 'public.index_audit_entries(bigint)', 'EXECUTE') then
    grant execute on function public.add_month_partitions, public.drop_mail_months,
      public.index_audit_entries to ${APPLICATION_ROLE};
  end if;
  if exists (
    select from pg_sequence s join pg_class c on c.oid = s.seqrelid
    where c.relnamespace = 'public'::regnamespace
    and not has_sequence_privilege('${APPLICATION_ROLE}', s.seqrelid, 'USAGE')
  ) then
    grant usage on all sequences in schema public to ${APPLICATION_ROLE};
  end if;
end $$`;

/** Creates the role, or updates what it may do after a migration. @param owner a superuser's */
export async function grantToApplication(owner: Db): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    await sql.raw(HAND_OVER_QUEUES).execute(tx);
    await sql.raw(GRANT_TABLES).execute(tx);
  });
}
