import { t } from '@intranet/contract/core/i18n/t.ts';
import { atField } from '#core/errors.ts';
import { FairQueue } from '#core/fair-queue.ts';
import { HASHES_AT_ONCE, hashThreads } from './hash-threads.ts';

// One to two seconds of work for two processors, enough for a whole office to sign in at once.
const MAX_WAITING = 300;

/** One more turn than concurrent hashes, so that the next account is looked up meanwhile. */
export const hashTurns = new FairQueue({ atOnce: HASHES_AT_ONCE + 1, maxWaiting: MAX_WAITING });

/** Takes a turn for a password that is not a guess, such as a new one; these share one source. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = await hashTurns.take('no attempt', { known: true });
  try {
    return await task();
  } finally {
    turn.release();
  }
}

let common: Promise<Set<string>> | undefined;
let decoy: Promise<string> | undefined;

async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** @throws AppError server_busy */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hashThreads.hash(password));
}

/** A hash for unknown accounts, as slow as any other (S4). */
export function decoyHash(): Promise<string> {
  decoy ??= hashThreads.hash('nobody has this password');
  return decoy;
}

/** An unknown account takes as long (D8). The caller holds a turn of `hashTurns`. */
export async function matchesPassword(stored: string | null, password: string): Promise<boolean> {
  const known = stored ?? (await decoyHash());
  const matches = await hashThreads.verify(known, password);
  return matches && stored !== null;
}

/** Checks a password that is not a guess, in its own turn. @throws AppError server_busy */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return inTurn(() => matchesPassword(stored, password));
}

/** Rejects common passwords and those containing the username (D6). @throws AppError invalid_input */
export async function checkNewPassword(password: string, username: string, field: string) {
  common ??= loadCommon();
  const lower = password.normalize('NFC').toLowerCase();
  const refuse = (sentence: string) => atField('invalid_input', field, sentence);
  if (lower.includes(username.normalize('NFC').trim().toLowerCase())) {
    throw refuse(t('The password can’t contain the username'));
  }
  if ((await common).has(lower)) {
    throw refuse(t('This password is too common. Choose another one'));
  }
}
