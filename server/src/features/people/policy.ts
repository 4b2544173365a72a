import type { Actor } from '#core/actor.ts';
import { type FoldedName, KnownNames, mixesAlphabets } from '#core/confusable-names.ts';
import type { Tx } from '#core/db/database.ts';
import { atField } from '#core/errors.ts';
import { foldName, listNames } from './queries.ts';

/** True for who may be asked to decide leave: Heads and their deputies, C-Level, administrators (D23). */
export function mayBeAskedToApprove(actor: Actor): boolean {
  const { cargo, isDeputy = false } = actor.employee ?? {};
  return actor.role === 'admin' || cargo === 'Head' || cargo === 'C-Level' || isDeputy;
}

/** A sentence that explains why a new name is confusable, or null. */
export function confusionIn(names: KnownNames, name: FoldedName): string | null {
  const alike = names.findLookAlike(name);
  if (alike !== null)
    return `This name looks like “${alike}”. Choose one that people can tell apart`;
  if (names.has(name) || !mixesAlphabets(name.name)) return null;
  return 'A word of this name mixes letters of two alphabets, such as Latin and Cyrillic';
}

/**
 * Refuses a new name that people could take for another account's or employee's. The caller holds
 * `lockNames`.
 * @param field the input that holds the name
 * @param accountId whose name it will be; null for somebody new
 * @throws AppError confusable_name at that field
 */
export async function assertDistinctName(
  tx: Tx,
  name: string,
  field: string,
  accountId: number | null = null,
): Promise<void> {
  const names = new KnownNames(await listNames(tx, accountId ?? undefined));
  const problem = confusionIn(names, await foldName(tx, name));
  if (problem) throw atField('confusable_name', field, problem);
}
