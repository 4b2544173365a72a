import type { Endpoint } from '@intranet/contract/core/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor, DeviceClaim, Origin } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';

/** The account that a call acts for, by its session or by a mailed secret. */
export type Caller = Pick<Actor, 'accountId' | 'username'>;

export interface Gate {
  /** The signed-in user of the request's session, or null. Read again for each call (D4). */
  findActor(request: FastifyRequest): Promise<Actor | null>;
  /** The content of the browser's device cookie, or null (D44). */
  readDevice(request: FastifyRequest): DeviceClaim | null;
  /** Records a call that a rule refused to a known caller (D39). */
  onRefused(caller: Caller, endpoint: Endpoint, origin: Origin, rule: string): Promise<void>;
}

export function originOf(gate: Gate, request: FastifyRequest): Origin {
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    readDevice: () => gate.readDevice(request),
  };
}

/**
 * Blocks a session that must first change its password or set up two-factor sign-in, except for the
 * endpoints that it needs for that (D9).
 */
function checkDemands(actor: Actor, { openDuring = [] }: Pick<Endpoint, 'openDuring'>): void {
  if (actor.mustChangePassword) {
    if (openDuring.includes('password_change')) return;
    throw new AppError('password_change_required', 'Please choose a new password first.');
  }
  if (actor.mustSetUpTwoFactor && !openDuring.includes('two_factor_setup')) {
    throw new AppError(
      'two_factor_setup_required',
      'Please set up two-factor sign-in first: administrators need it here.',
    );
  }
}

/** @throws AppError unauthenticated, password_change_required, two_factor_setup_required */
export async function requireActor(
  { findActor }: Pick<Gate, 'findActor'>,
  request: FastifyRequest,
  endpoint: Pick<Endpoint, 'openDuring'> = {},
): Promise<Actor> {
  const actor = await findActor(request);
  if (!actor) throw new AppError('unauthenticated', 'Please sign in.');
  checkDemands(actor, endpoint);
  return actor;
}

/**
 * Checks session and role for an endpoint.
 * @throws AppError forbidden, and those of `requireActor`
 */
export async function admit(
  gate: Gate,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Actor> {
  const actor = await requireActor(gate, request, endpoint);
  if (endpoint.access !== 'public' && !endpoint.access.includes(actor.role)) {
    await gate.onRefused(actor, endpoint, originOf(gate, request), 'role');
    throw new AppError('forbidden', 'You do not have permission to do this.');
  }
  return actor;
}
