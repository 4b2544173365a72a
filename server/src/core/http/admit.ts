import type { Endpoint } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Origin } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';

export type Caller = Pick<Actor, 'accountId' | 'username'>;

export interface Gate {
  findActor(request: FastifyRequest): Promise<Actor | null>;
  originOf(request: FastifyRequest): Origin;
  /** Records a call that a rule refused to a known caller (D39). */
  onRefused(caller: Caller, endpoint: Endpoint, origin: Origin, rule: string): Promise<void>;
}

/** A session that must first change its password or set up two-factor may use no other endpoint (D9). */
function checkDemands(actor: Actor, { openDuring = [] }: Pick<Endpoint, 'openDuring'>): void {
  if (actor.mustChangePassword) {
    if (openDuring.includes('password_change')) return;
    throw new AppError('password_change_required', t('Please choose a new password first.'));
  }
  if (actor.mustSetUpTwoFactor && !openDuring.includes('two_factor_setup')) {
    throw new AppError(
      'two_factor_setup_required',
      t('Please set up two-factor sign-in first. It’s required for administrators.'),
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
  if (!actor) throw new AppError('unauthenticated', t('Please sign in.'));
  checkDemands(actor, endpoint);
  return actor;
}

/** An endpoint's roles, and everybody who uses the vault where it says so (D59). */
const mayCall = ({ access, forVaultUsers }: Endpoint, { role, usesVault }: Actor): boolean =>
  access === 'public' || access.includes(role) || (forVaultUsers === true && usesVault);

/** @throws AppError forbidden, and those of `requireActor` */
export async function admit(gate: Gate, endpoint: Endpoint, request: FastifyRequest) {
  const actor = await requireActor(gate, request, endpoint);
  if (!mayCall(endpoint, actor)) {
    await gate.onRefused(actor, endpoint, actor.origin, 'role');
    throw new AppError('forbidden', t('You don’t have permission to do this.'));
  }
  return actor;
}
