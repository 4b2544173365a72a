import { t } from '@intranet/contract/core/i18n/t.ts';
import { MAX_PEOPLE, type Readers } from '@intranet/contract/groups/readers.ts';
import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import { AppError, atField } from '#core/errors.ts';

const isAnyOf = (ids: readonly number[]) => sql<number>`any (${ids}::bigint[])`;

/** The groups stay until the transaction ends. @throws AppError invalid_input at the field */
async function assertGroupsExist(tx: Tx, ids: readonly number[], field: string): Promise<void> {
  const found = await tx
    .selectFrom('people_groups')
    .select('id')
    .where('id', '=', isAnyOf(ids))
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (found.length === new Set(ids).size) return;
  const sentence = t('A chosen group no longer exists. Choose the readers again.');
  throw atField('invalid_input', field, sentence);
}

/** @throws AppError invalid_input at the field */
async function assertPeopleExist(tx: Tx, ids: readonly number[], field: string): Promise<void> {
  const found = await tx
    .selectFrom('employees')
    .select('id')
    .where('id', '=', isAnyOf(ids))
    .execute();
  if (found.length === new Set(ids).size) return;
  const sentence = t('A chosen person no longer exists. Choose the readers again.');
  throw atField('invalid_input', field, sentence);
}

/**
 * Stores who may read something, in the list that it had or in a new one.
 * @param field the caller's field of the readers
 * @returns the list's id @throws AppError invalid_input at the field
 */
export async function saveReaders(
  tx: Tx,
  formerList: number | null,
  { roles, people, groups }: Readers,
  field = 'readers',
): Promise<number> {
  await assertGroupsExist(tx, groups, field);
  await assertPeopleExist(tx, people, field);
  const listId = formerList ?? (await createList(tx));
  await tx.deleteFrom('readers').where('list_id', '=', listId).execute();
  const rows = [
    ...[...new Set(roles)].map((role) => ({ list_id: listId, role })),
    ...[...new Set(people)].map((employee_id) => ({ list_id: listId, employee_id })),
    ...[...new Set(groups)].map((group_id) => ({ list_id: listId, group_id })),
  ];
  if (rows.length > 0) await tx.insertInto('readers').values(rows).execute();
  return listId;
}

async function createList(tx: Tx): Promise<number> {
  const { id } = await tx
    .insertInto('reader_lists')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a list that nothing refers to any more. */
export async function removeReaders(tx: Tx, listId: number): Promise<void> {
  await tx.deleteFrom('reader_lists').where('id', '=', listId).execute();
}

/** Lets one more person read. */
export async function addReader(tx: Tx, listId: number, employeeId: number): Promise<void> {
  const { count } = await tx
    .selectFrom('readers')
    .select((eb) => eb.fn.count<number>('employee_id').as('count'))
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_PEOPLE) {
    throw new AppError(
      'conflict',
      t('{max} people are chosen by name already. Use a group instead.', { max: MAX_PEOPLE }),
    );
  }
  await tx
    .insertInto('readers')
    .values({ list_id: listId, employee_id: employeeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
