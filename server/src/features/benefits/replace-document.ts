import type { BenefitDocumentName } from '@intranet/contract/benefits/endpoints.ts';
import { pdfProblem } from '@intranet/contract/core/pdf.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { replaceStored } from '#core/files/replace-stored.ts';
import { DOCUMENTS } from './document-files.ts';
import { findDocumentKey } from './queries.ts';

/** The lock shows each change the previous key, so that every replaced file is deleted. @returns that key */
async function showFile(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  { name, key, bytes }: { name: BenefitDocumentName; key: string; bytes: number },
): Promise<string | null> {
  await sql`lock table documents in share row exclusive mode`.execute(tx);
  const before = await findDocumentKey(tx, name);
  const row = { file_key: key, bytes, updated_at: clock.now(), updated_by: actor.username };
  await tx
    .insertInto('documents')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await recordAct(tx, actor, 'document_replaced', name, { bytes });
  return before;
}

/** @param input `upload` is not checked yet @throws AppError invalid_file */
export async function replaceDocument(
  deps: Deps,
  actor: Actor,
  { name, upload }: { name: BenefitDocumentName; upload: Buffer },
): Promise<void> {
  const problem = pdfProblem(upload);
  if (problem) throw new AppError('invalid_file', problem);
  const bytes = upload.length;
  await replaceStored(deps, DOCUMENTS, upload, (tx, key) =>
    showFile(tx, deps, actor, { name, key, bytes }),
  );
}
