import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Tx } from '#core/db/database.ts';
import { hashToken } from '#core/secrets.ts';

const HOW_MANY = 10;
/** 80 bits: too many to guess, also from the hash. */
const BYTES = 10;

/** What is stored of a code; spaces, dashes and letter case do not count. */
export function hashRecoveryCode(accountId: number, code: string): Buffer {
  return hashToken(`${accountId} ${code.replaceAll(/[\s-]/g, '').toUpperCase()}`);
}

/** Makes ten new codes in place of all older ones, and returns them: they are nowhere else. */
export async function replaceRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(BYTES)).buffer });
    return (base32.match(/.{4}/g) ?? []).join('-');
  });
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
