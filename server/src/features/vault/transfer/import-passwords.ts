import type { PasswordImport } from '@intranet/contract/vault/transfer-endpoints.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import {
  type AskingImport,
  confirmPlan,
  countActions,
  previewPlan,
  refuseUnknownColumns,
  type SheetImport,
} from '#core/sheets/import-plan.ts';
import { insertEntries } from '../create-entry.ts';
import { type EntryRow, listSealedEntries } from '../queries.ts';
import { type ReadSecret, recordReadings, secretsOf } from '../readings.ts';
import { type EntryState, openState } from '../replace-entry.ts';
import { type PasswordStep, planPasswords } from './plan-passwords.ts';
import { readPasswordLines } from './read-lines.ts';

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'vaultSealer'>;

type Opened = { row: EntryRow; state: EntryState };

/** Secrets of entries in the file, which its owner therefore knows. */
function secretsKnown(steps: readonly PasswordStep[], entries: readonly Opened[]): ReadSecret[] {
  const ids = new Set(steps.map(({ known }) => known));
  return entries
    .filter(({ row }) => ids.has(row.id))
    .flatMap(({ row, state }) => secretsOf(row, state));
}

async function lockEntries(tx: Tx): Promise<void> {
  await sql`lock table vault_entries in exclusive mode`.execute(tx);
}

/** A preview confirms passwords, so it is recorded as a reading too (S16). */
export async function importPasswords(
  deps: ImportDeps,
  actor: Actor,
  { file, mode, plan, ...answers }: SheetImport & Pick<AskingImport, 'ignore_columns'>,
): Promise<PasswordImport> {
  const { form, lines } = await readPasswordLines(file);
  return deps.db.transaction().execute(async (tx) => {
    if (mode === 'import') await lockEntries(tx);
    const rows = await listSealedEntries(tx);
    const entries = rows.map((row) => ({ row, state: openState(deps.vaultSealer, row) }));
    const known = entries.map(({ row, state }) => ({ id: row.id, state }));
    const steps = planPasswords(lines, form, known);
    const reply = mode === 'preview' ? previewPlan(file, steps) : confirmPlan(file, steps, plan);
    const lost = lines.flatMap((line, at) => (steps[at]?.create ? line.lost : []));
    const not_imported = [...new Set(lost)];
    if (mode === 'import') refuseUnknownColumns(not_imported, answers);
    const confirmed = secretsKnown(steps, entries);
    await recordReadings(tx, actor, deps.clock.now(), 'imported', confirmed);
    if (mode === 'preview' && confirmed.length > 0) {
      await recordAct(tx, actor, 'passwords_confirmed', '', { form, confirmed: confirmed.length });
    }
    if (mode === 'import') {
      const states = steps.flatMap(({ create }) => create ?? []);
      await insertEntries(tx, deps, actor, { states, how: 'imported' });
      const { lines: all, created } = countActions(reply.lines);
      await recordAct(tx, actor, 'passwords_imported', '', { form, lines: all, created });
    }
    return { ...reply, form, not_imported };
  });
}
