import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from '#core/at-most.ts';
import { atField } from '#core/errors.ts';

// OWASP's first choice: argon2id, 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is nothing but work: more at a time than there are processors makes none of them quicker, and
// takes the processor from those who only read. One of libuv's threads stays free for files and names.
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const inTurn = atMost(Math.max(1, Math.min(availableParallelism(), THREADS - 1)));

let common: Promise<Set<string>> | undefined;
let decoy: Promise<string> | undefined;

async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/**
 * True when the password is the account's. For an unknown account (null) it takes as long, so that
 * nobody learns from the time which accounts there are (D8).
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const known = stored ?? (await decoy);
  const matches = await inTurn(() => verify(known, password));
  return matches && stored !== null;
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
