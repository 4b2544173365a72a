import type { AuditAction } from '@intranet/contract/audit/actions.ts';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';

export interface AuditEntry {
  action: AuditAction;
  /** The name stays when the account is deleted. */
  actor: { accountId: number | null; name: string };
  subject?: string;
  address?: string;
  /** Never contains a secret (S8). */
  detail?: Record<string, string | number | boolean>;
}

/** Removes characters that PostgreSQL cannot store as text; external input may contain anything. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;
}

export const auditRow = (entry: AuditEntry) => ({
  account_id: entry.actor.accountId,
  actor: entry.actor.name,
  action: entry.action,
  subject: entry.subject ?? '',
  address: entry.address ?? '',
  detail: JSON.stringify(entry.detail ?? {}, storable),
});

export const AUDIT_COLUMNS = [
  'account_id',
  'actor',
  'action',
  'subject',
  'address',
  'detail',
] as const;

export async function recordAudit(tx: DbOrTx, entry: AuditEntry): Promise<void> {
  await tx.insertInto('audit_entries').values(auditRow(entry)).execute();
}

/** Records several entries at once; at most ten thousand. */
export async function recordAudits(tx: DbOrTx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insertInto('audit_entries').values(entries.map(auditRow)).execute();
}

type Detail = AuditEntry['detail'];
type Act = Pick<AuditEntry, 'action' | 'subject' | 'detail'>;

/** Who does something. A job acts for the person who asked for it. */
export type By = Pick<Actor, 'accountId' | 'username' | 'origin'>;

const entryOf = ({ accountId, username: name, origin: { address } }: By, act: Act): AuditEntry => ({
  ...act,
  actor: { accountId, name },
  address,
});

/** Records what an actor did. The subject is the name of whom or what it changed, if any. */
export function recordAct(tx: DbOrTx, by: By, action: AuditAction, subject = '', detail?: Detail) {
  return recordAudit(tx, entryOf(by, { action, subject, ...(detail && { detail }) }));
}

/** Records several actions at once, such as an import's; at most ten thousand. */
export async function recordActs(tx: DbOrTx, by: By, acts: readonly Act[]): Promise<void> {
  await recordAudits(
    tx,
    acts.map((act) => entryOf(by, act)),
  );
}
