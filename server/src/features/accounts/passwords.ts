import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import { limitConcurrency } from '#core/concurrency-limit.ts';
import { atField } from '#core/errors.ts';
import { FairQueue } from '#core/fair-queue.ts';

// OWASP's first choice: argon2id, 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is nothing but work: more at a time than there are processors makes none of them quicker, and
// takes the processor from those who only read. One of libuv's threads stays free for files and names.
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const AT_ONCE = Math.max(1, Math.min(availableParallelism(), THREADS - 1));
const hashing = limitConcurrency(AT_ONCE);
// One to two seconds of work for two processors. An office of this size can sign in at the same moment.
const MOST_WAITING = 300;

/**
 * Turns to check a password. One more than are hashed at once, so that the next account is looked up
 * meanwhile.
 */
export const hashTurns = new FairQueue({ atOnce: AT_ONCE + 1, mostWaiting: MOST_WAITING });

/** One source for passwords that are not guesses, such as a new one. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = await hashTurns.take('no attempt');
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

/** The hash for an unknown account, as expensive as any other (S4). */
export function decoyHash(): Promise<string> {
  decoy ??= argon2.hash('nobody has this password', COST);
  return decoy;
}

/**
 * True if the password is the account's. For an unknown account (null) it takes as long, so that the time
 * does not show which accounts exist (D8). The caller has taken one of `hashTurns`.
 */
export async function matchesPassword(stored: string | null, password: string): Promise<boolean> {
  const known = stored ?? (await decoyHash());
  const matches = await hashing(() => argon2.verify(known, password));
  return matches && stored !== null;
}

/**
 * The same for a password that is no guess, in a turn of its own.
 * @throws AppError server_busy
 */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return inTurn(() => matchesPassword(stored, password));
}

/**
 * Refuses a password that is among the common ones or holds the username (D6). `field` names the
 * input that the sentence belongs to.
 * @throws AppError invalid_input
 */
export async function checkNewPassword(
  password: string,
  username: string,
  field: string,
): Promise<void> {
  common ??= loadCommon();
  const lower = password.normalize('NFC').toLowerCase();
  const refuse = (sentence: string) => atField('invalid_input', field, sentence);
  if (lower.includes(username.normalize('NFC').trim().toLowerCase())) {
    throw refuse('The password may not contain the username');
  }
  if ((await common).has(lower)) {
    throw refuse('This password is among the most common ones. Please choose another');
  }
}
