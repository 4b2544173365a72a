import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { AppError } from '../errors.ts';

const MAX_KEY_LENGTH = 200;

/** The key that identifies retries (D21), or null. @throws AppError invalid_input if it is too long */
export function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string' || header === '') return null;
  if (header.length > MAX_KEY_LENGTH) {
    throw new AppError(
      'invalid_input',
      `The Idempotency-Key header can have at most ${MAX_KEY_LENGTH} characters.`,
    );
  }
  return header;
}

/** Calls that accept a key. An account can use a key once for each. */
type KeyedCall = 'agendarFerias' | 'vacation_deductions' | 'leave_undos';

export interface KeyedRequest {
  call: KeyedCall;
  key: string | null;
  content: readonly (string | number)[];
}

/** True for a repeated request. @throws AppError idempotency_key_reused for other content (D46) */
export async function isRepeated(
  tx: Tx,
  actor: Pick<Actor, 'accountId'>,
  { call, key, content }: KeyedRequest,
): Promise<boolean> {
  if (key === null) return false;
  const hash = createHash('sha256').update(JSON.stringify(content)).digest();
  const stored = await tx
    .insertInto('request_keys')
    .values({ account_id: actor.accountId, call, key, content_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (stored) return false;
  const { content_hash: first } = await tx
    .selectFrom('request_keys')
    .select('content_hash')
    .where('account_id', '=', actor.accountId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first && !first.equals(hash)) {
    throw new AppError(
      'idempotency_key_reused',
      'This idempotency key was sent with another request. Send a new key.',
    );
  }
  return true;
}
