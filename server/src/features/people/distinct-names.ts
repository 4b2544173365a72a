import { t } from '@intranet/contract/core/i18n/t.ts';
import { fold } from '@intranet/contract/core/text.ts';
import { sql } from 'kysely';
import { type FoldedName, KnownNames, mixesAlphabets } from '#core/confusable-names.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { AppError, atField } from '#core/errors.ts';
import { listNamesakes } from './queries.ts';

/** Lets one transaction at a time give names. Call it before locking any row. */
export async function lockNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('names of people'))`.execute(tx);
}

/** The person whose own names don't count. */
interface Except {
  accountId?: number | undefined;
  employeeId?: number | undefined;
}

/** The names of all accounts and employees but those of a person, each with its folded form. */
export async function listNames(
  db: DbOrTx,
  { accountId = 0, employeeId = 0 }: Except = {},
): Promise<FoldedName[]> {
  const { rows } = await sql<FoldedName>`
    select username as name, lower(username) as folded from accounts where id <> ${accountId}
    union
    select name, lower(name) from employees
    where account_id is distinct from ${accountId} and id <> ${employeeId}`.execute(db);
  return rows;
}

/** A name with its folded form, in which the database compares names. */
export async function foldName(db: DbOrTx, name: string): Promise<FoldedName> {
  const { rows } = await sql<{ folded: string }>`select lower(${name}) as folded`.execute(db);
  return { name, folded: rows[0]?.folded ?? name };
}

const tooMuchLike = (alike: string) =>
  t('This name looks too much like “{alike}”. Choose a more distinct one', { alike });

/** The reason why a new name is confusable, or null. */
export function confusionIn(names: KnownNames, name: FoldedName): string | null {
  const alike = names.findLookAlike(name);
  if (alike !== null) return tooMuchLike(alike);
  if (names.has(name) || !mixesAlphabets(name.name)) return null;
  return t('A word in this name mixes two alphabets, such as Latin and Cyrillic. Use only one');
}

/** The caller holds `lockNames`. @param except to rename @throws AppError confusable_name */
export async function assertDistinctName(
  tx: Tx,
  name: string,
  field: string,
  except?: Except,
): Promise<void> {
  const names = new KnownNames(await listNames(tx, except));
  const problem = confusionIn(names, await foldName(tx, name));
  if (problem) throw atField('confusable_name', field, problem);
}

const nearKey = (name: string) => fold(name.normalize('NFKC')).replaceAll(/\s+/g, ' ').trim();

/**
 * Refuses another person's name with other accents or spaces (D66). An equal one is left to the
 * database, because it may be the person's own account. @throws AppError confusable_name
 */
export async function assertNoNearName(tx: Tx, name: string, field: string, except: Except) {
  const { folded } = await foldName(tx, name);
  const others = (await listNames(tx, except)).filter((other) => other.folded !== folded);
  const near = others.find((other) => nearKey(other.name) === nearKey(name));
  if (near) throw atField('confusable_name', field, tooMuchLike(near.name));
}

/**
 * Refuses the name of another employee, so that somebody must say that these are two people.
 * @param except the id of the employee to rename
 * @throws AppError name_taken, with the others as candidates
 */
export async function assertUnshared(
  tx: Tx,
  name: string,
  field: string,
  except?: number,
): Promise<void> {
  const namesakes = await listNamesakes(tx, name);
  const candidates = namesakes.filter(({ employee_id }) => employee_id !== except);
  if (candidates.length === 0) return;
  const sentence = t('An employee with this name already exists');
  throw new AppError('name_taken', sentence, { fields: { [field]: sentence }, candidates });
}
