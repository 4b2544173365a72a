import type { Tx } from '#core/db/database.ts';
import { hashToken, newTypedCode, readTypedCode } from '#core/tokens.ts';

const HOW_MANY = 10;
/** 100 bits: too many to guess, even from the hash. */
const CHARACTERS = 20;

/** The stored form of a code, however it was typed. */
export function hashRecoveryCode(accountId: number, code: string): Buffer {
  return hashToken(`${accountId} ${readTypedCode(code)}`);
}

/** Replaces all codes by ten new ones, returned only once. */
export async function replaceRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => newTypedCode(CHARACTERS));
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        account_id: accountId,
        code_hash: hashRecoveryCode(accountId, code),
      })),
    )
    .execute();
  return codes;
}
