import { t } from '@intranet/contract/core/i18n/t.ts';
import { LIST_READERS } from '@intranet/contract/core/roles.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { Actor } from '#core/actor.ts';
import { authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';
import type { Employee } from '#features/people/queries.ts';
import type { LeaveRow } from '../lock-leave.ts';

const isOwn = (actor: Actor, owner: Employee) => owner.account?.id === actor.accountId;

/** Lets only the employee withdraw or ask to cancel a leave (D26). @throws AppError forbidden */
export function authorizeOwner(actor: Actor, leave: LeaveRow, owner: Employee) {
  if (!isOwn(actor, owner)) {
    throw new AppError('forbidden', t('You can only do this for your own leave.'));
  }
  return authorized(leave);
}

/** Lets an admin cancel any leave but their own (D26, pitfall 8). @throws AppError forbidden */
export function authorizeCancelling(actor: Actor, leave: LeaveRow, owner: Employee) {
  if (actor.role !== 'admin') {
    throw new AppError('forbidden', t('Only an administrator can cancel leave immediately.'));
  }
  if (isOwn(actor, owner)) {
    throw new AppError(
      'forbidden',
      t('You can’t cancel your own leave. Request cancellation so someone else can decide.'),
    );
  }
  return authorized(leave);
}

export interface LeaveAccess {
  state: LeaveState;
  own: boolean;
  /** Today (D23). */
  decides: boolean;
  wasNotified: boolean;
}

/** The visible part of a leave: everything, what the lists show, or nothing (D4). */
export function visibilityOf(actor: Actor, leave: LeaveAccess): 'all' | 'plain' | null {
  if (leave.own || leave.decides || leave.wasNotified || actor.role === 'admin') return 'all';
  // The lists leave out withdrawn and cancelled leave (D26).
  const listed = leave.state !== 'withdrawn' && leave.state !== 'cancelled';
  return listed && LIST_READERS.includes(actor.role) ? 'plain' : null;
}

/** The actions to offer (D26, D29). The endpoints check them again. */
export function allowedActions(actor: Actor, { state, own, decides }: LeaveAccess) {
  const pending = state === 'pending';
  const approved = state === 'approved' || state === 'cancellation_asked';
  return {
    move: own && pending,
    withdraw: own && pending,
    ask_cancellation: own && state === 'approved',
    cancel: actor.role === 'admin' && !own && approved,
    decide: decides,
  };
}
