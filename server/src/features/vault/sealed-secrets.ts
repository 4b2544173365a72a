import { t } from '@intranet/contract/core/i18n/t.ts';
import { AppError } from '#core/errors.ts';
import type { KeyedSealer } from '#core/keyed-sealer.ts';

export interface Secrets {
  password: string;
  /** From `parseCodeSecret`; null without one-time codes. */
  codeSecret: string | null;
}

export interface SealedSecrets {
  sealed_password: Buffer;
  sealed_code_secret: Buffer | null;
  key_id: string;
}

export interface SealedEntry extends SealedSecrets {
  id: number;
  platform: string;
}

/** Binds a sealed secret to its row and field (D36, S15). */
const contextOf = (entryId: number, field: 'password' | 'code') => `vault:${entryId}:${field}`;

/** Seals an entry's secrets with the current key. The history stores the same bytes. */
export function sealSecrets(
  sealer: KeyedSealer,
  entryId: number,
  { password, codeSecret }: Secrets,
): SealedSecrets {
  return {
    sealed_password: sealer.seal(password, contextOf(entryId, 'password')),
    sealed_code_secret:
      codeSecret === null ? null : sealer.seal(codeSecret, contextOf(entryId, 'code')),
    key_id: sealer.keyId,
  };
}

function open(sealer: KeyedSealer, entry: SealedEntry, sealed: Buffer, place: string): string {
  try {
    return sealer.open(sealed, entry.key_id, place);
  } catch {
    throw new AppError(
      'conflict',
      t(
        'Couldn’t decrypt “{platform}” (entry {id}). It was changed outside the intranet, or its key is missing.',
        { platform: entry.platform, id: entry.id },
      ),
    );
  }
}

export function openPassword(sealer: KeyedSealer, entry: SealedEntry): string {
  return open(sealer, entry, entry.sealed_password, contextOf(entry.id, 'password'));
}

/** Null if it can't be decrypted. */
export function tryPassword(sealer: KeyedSealer, entry: SealedEntry): string | null {
  try {
    return openPassword(sealer, entry);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Null without a secret. @throws AppError conflict, like `openPassword` */
export function openCodeSecret(sealer: KeyedSealer, entry: SealedEntry): string | null {
  const { sealed_code_secret: sealed } = entry;
  return sealed && open(sealer, entry, sealed, contextOf(entry.id, 'code'));
}

export function openSecrets(sealer: KeyedSealer, entry: SealedEntry): Secrets {
  return { password: openPassword(sealer, entry), codeSecret: openCodeSecret(sealer, entry) };
}
