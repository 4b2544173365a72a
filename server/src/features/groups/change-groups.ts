import { t } from '@intranet/contract/core/i18n/t.ts';
import type { editGroupBody, groupBody } from '@intranet/contract/groups/endpoints.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError, atField } from '#core/errors.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { listGroupUses } from './group-uses.ts';

type GroupInput = z.output<typeof groupBody>;

/** @returns the ids of the areas, or null for any @throws AppError invalid_input at `rule.areas` */
async function findAreas(tx: Tx, names: readonly string[]): Promise<number[] | null> {
  if (names.length === 0) return null;
  const rows = await tx
    .selectFrom('areas')
    .select(['id', sql<string>`lower(name)`.as('name')])
    .where(sql<boolean>`lower(name) = any (
      select lower(one) from unnest(${names}::text[]) one)`)
    .execute();
  if (rows.length === 0 || rows.length < new Set(names.map((one) => one.toLowerCase())).size) {
    throw atField('invalid_input', 'rule.areas', t('One of these areas doesn’t exist.'));
  }
  return rows.map(({ id }) => id);
}

/** @throws AppError invalid_input at its field */
async function columnsOf(tx: Tx, { name, description, rule }: GroupInput) {
  return {
    name,
    description,
    by_rule: rule !== null,
    rule_areas: rule && (await findAreas(tx, rule.areas)),
    rule_positions: rule && rule.positions.length > 0 ? [...new Set(rule.positions)] : null,
  };
}

/** @throws AppError invalid_input at `members` */
async function writeMembers(tx: Tx, groupId: number, members: readonly number[]): Promise<void> {
  const ids = [...new Set(members)];
  await tx.deleteFrom('group_members').where('group_id', '=', groupId).execute();
  if (ids.length === 0) return;
  const { rows } = await sql`
    insert into group_members (group_id, employee_id)
    select ${groupId}, id from employees where id = any (${ids}::bigint[])
    returning employee_id`.execute(tx);
  if (rows.length === ids.length) return;
  const sentence = t('A chosen person no longer exists. Choose the members again.');
  throw atField('invalid_input', 'members', sentence);
}

/** The unique index also decides between concurrent writes. @throws AppError name_taken at `name` */
async function assertNameIsFree(tx: Tx, name: string, except = 0): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('people_groups'))`.execute(tx);
  const taken = await tx
    .selectFrom('people_groups')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', except)
    .executeTakeFirst();
  if (taken) throw atField('name_taken', 'name', t('There is already a group with this name.'));
}

const detailsOf = ({ members, rule }: GroupInput) =>
  rule ? { rule: [...rule.areas, ...rule.positions].join(', ') } : { members: members.length };

/** @returns the group's id @throws AppError at its field: name_taken, invalid_input */
export async function addGroup(deps: PeopleDeps, actor: Actor, input: GroupInput): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    await assertNameIsFree(tx, input.name);
    const { id } = await tx
      .insertInto('people_groups')
      .values({
        ...(await columnsOf(tx, input)),
        updated_at: deps.clock.now(),
        updated_by: actor.username,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeMembers(tx, id, input.members);
    await recordAct(tx, actor, 'group_added', input.name, detailsOf(input));
    return id;
  });
}

/** @throws AppError not_found */
async function lockGroup(tx: Tx, id: number) {
  const group = await tx
    .selectFrom('people_groups')
    .select(['id', 'name', 'version', 'updated_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (group) return group;
  throw new AppError('not_found', t('This group no longer exists.'));
}

/** @throws AppError not_found, stale_version; at its field: name_taken, invalid_input */
export async function editGroup(
  deps: PeopleDeps,
  actor: Actor,
  id: number,
  { version, ...input }: z.output<typeof editGroupBody>,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, id);
    if (group.version !== version) {
      const sentence = t(
        '{person} changed this group in the meantime. Close the form and open it again to see the change.',
        { person: group.updated_by },
      );
      throw new AppError('stale_version', sentence);
    }
    await assertNameIsFree(tx, input.name, id);
    await tx
      .updateTable('people_groups')
      .set({
        ...(await columnsOf(tx, input)),
        version: version + 1,
        updated_at: deps.clock.now(),
        updated_by: actor.username,
      })
      .where('id', '=', id)
      .execute();
    await writeMembers(tx, id, input.members);
    await recordAct(tx, actor, 'group_changed', input.name, {
      ...detailsOf(input),
      ...(group.name !== input.name && { name: `${group.name} → ${input.name}` }),
    });
    await deps.hooks.markLostSecrets(tx, { by: actor, cause: 'group', groupId: id });
  });
}

/** @throws AppError not_found, conflict while something uses the group as its readers */
export async function removeGroup(deps: PeopleDeps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, id);
    const uses = (await listGroupUses(tx)).get(id) ?? [];
    if (uses.length > 0) {
      const sentence = t('{group} is among the readers of {items}. Remove it there first.', {
        group: group.name,
        items: uses.join(', '),
      });
      throw new AppError('conflict', sentence);
    }
    await tx.deleteFrom('people_groups').where('id', '=', id).execute();
    await recordAct(tx, actor, 'group_removed', group.name);
  });
}
