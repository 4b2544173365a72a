import { AppError } from '#core/errors.ts';
import type { KeyedSealer } from '#core/keyed-sealer.ts';

/** What an entry keeps secret, in clear. */
export interface Secrets {
  /** Empty when there is none. */
  password: string;
  /** As `parseCodeSecret` writes it; null where the platform asks for no codes. */
  codeSecret: string | null;
}

/** The columns that hold them, of an entry or of an earlier version of it. */
export interface SealedSecrets {
  sealed_password: Buffer;
  sealed_code_secret: Buffer | null;
  key_id: string;
}

/** Sealed secrets, with the entry they belong to. */
export interface SealedEntry extends SealedSecrets {
  id: number;
  platform: string;
}

/** What a seal is bound to: moved to another row or field it does not open (D36, S15). */
const placeOf = (entryId: number, field: 'password' | 'code') => `vault:${entryId}:${field}`;

/** Seals an entry's secrets under the present key; its history keeps these bytes. */
export function sealSecrets(
  sealer: KeyedSealer,
  entryId: number,
  { password, codeSecret }: Secrets,
): SealedSecrets {
  return {
    sealed_password: sealer.seal(password, placeOf(entryId, 'password')),
    sealed_code_secret:
      codeSecret === null ? null : sealer.seal(codeSecret, placeOf(entryId, 'code')),
    key_id: sealer.keyId,
  };
}

function open(sealer: KeyedSealer, entry: SealedEntry, sealed: Buffer, place: string): string {
  try {
    return sealer.open(sealed, entry.key_id, place);
  } catch {
    throw new AppError(
      'conflict',
      `What the vault keeps for “${entry.platform}” (entry ${entry.id}) cannot be opened: it was changed outside the product, or its key is missing.`,
    );
  }
}

/** @throws AppError conflict when the bytes are not those that were sealed for this entry */
export function openPassword(sealer: KeyedSealer, entry: SealedEntry): string {
  return open(sealer, entry, entry.sealed_password, placeOf(entry.id, 'password'));
}

/** Null where there is none. @throws AppError conflict, as `openPassword` does */
export function openCodeSecret(sealer: KeyedSealer, entry: SealedEntry): string | null {
  const { sealed_code_secret: sealed } = entry;
  return sealed && open(sealer, entry, sealed, placeOf(entry.id, 'code'));
}

/** @throws AppError conflict, as `openPassword` does */
export function openSecrets(sealer: KeyedSealer, entry: SealedEntry): Secrets {
  return { password: openPassword(sealer, entry), codeSecret: openCodeSecret(sealer, entry) };
}
