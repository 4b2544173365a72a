import { availableParallelism } from 'node:os';
import { t } from '@intranet/contract/core/i18n/t.ts';
import argon2 from '@node-rs/argon2';
import pLimit from 'p-limit';
import { atField } from '#core/errors.ts';
import { FairQueue } from '#core/fair-queue.ts';

// OWASP's first choice: argon2id, 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// More hashes at once speed up none. One libuv thread stays free for files and names.
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const AT_ONCE = Math.max(1, Math.min(availableParallelism(), THREADS - 1));
const hashing = pLimit(AT_ONCE);
// One to two seconds of work for two processors, enough for a whole office to sign in at once.
const MAX_WAITING = 300;

/** One more turn than concurrent hashes, so that the next account is looked up meanwhile. */
export const hashTurns = new FairQueue({ atOnce: AT_ONCE + 1, maxWaiting: MAX_WAITING });

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
  return inTurn(() => hashing(() => argon2.hash(password, COST)));
}

/** A hash for unknown accounts, as slow as any other (S4). */
export function decoyHash(): Promise<string> {
  decoy ??= argon2.hash('nobody has this password', COST);
  return decoy;
}

/** An unknown account takes as long (D8). The caller holds a turn of `hashTurns`. */
export async function matchesPassword(stored: string | null, password: string): Promise<boolean> {
  const known = stored ?? (await decoyHash());
  const matches = await hashing(() => argon2.verify(known, password));
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
