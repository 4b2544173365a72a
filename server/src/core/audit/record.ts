import type { AuditAction } from '@intranet/contract/audit/actions.ts';
import type { Actor, Origin } from '#core/actor.ts';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';

export interface AuditEntry {
  action: AuditAction;
  /** Who; a name, as people are known by it, kept even when the account goes. */
  actor: { accountId: number | null; name: string };
  /** On whom or what. */
  subject?: string;
  address?: string;
  /** Facts worth keeping; never a secret (S8). */
  detail?: Record<string, string | number | boolean>;
}

/** What the database takes as text: others' words, such as a provider's, may hold anything. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;
}

/** A line as a row, for a statement that stores it beside something else. */
export const auditRow = (entry: AuditEntry) => ({
  account_id: entry.actor.accountId,
  actor: entry.actor.name,
  action: entry.action,
  subject: entry.subject ?? '',
  address: entry.address ?? '',
  detail: JSON.stringify(entry.detail ?? {}, storable),
});

type AuditRow = ReturnType<typeof auditRow>;

/** The columns of a line, in a statement that is put together once. */
export const auditValues = (value: Values<AuditRow>) => ({
  account_id: value('account_id'),
  actor: value('actor'),
  action: value('action'),
  subject: value('subject'),
  address: value('address'),
  detail: value('detail'),
});

const insertRow = compileOnce((db, value: Values<AuditRow>) =>
  db.insertInto('audit_entries').values(auditValues(value)),
);

/** Writes one line of the audit log, in the transaction of what it records. */
export async function recordAudit(tx: DbOrTx, entry: AuditEntry): Promise<void> {
  await insertRow(tx, auditRow(entry));
}

type Act = Pick<AuditEntry, 'action' | 'subject' | 'detail'>;

/** The same for what somebody signed in did. */
export function recordAct(
  tx: DbOrTx,
  { accountId, username: name }: Pick<Actor, 'accountId' | 'username'>,
  { address }: Origin,
  act: Act,
): Promise<void> {
  return recordAudit(tx, { ...act, actor: { accountId, name }, address });
}

/** The same for several things at once, of an import say: one line each, at most ten thousand. */
export async function recordActs(
  tx: DbOrTx,
  { accountId, username: name }: Pick<Actor, 'accountId' | 'username'>,
  { address }: Origin,
  acts: readonly Act[],
): Promise<void> {
  if (acts.length === 0) return;
  const rows = acts.map((act) => auditRow({ ...act, actor: { accountId, name }, address }));
  await tx.insertInto('audit_entries').values(rows).execute();
}
