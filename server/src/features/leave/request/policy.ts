import { LIST_READERS } from '@intranet/contract/core/roles.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';
import type { Employee } from '#features/people/queries.ts';
import type { LeaveRow } from '../queries.ts';

const isOwn = (actor: Actor, owner: Employee) => owner.account?.id === actor.accountId;

/**
 * Lets only the owner take back what they asked for, or ask to (D26); an administrator acts for
 * others by deciding or cancelling.
 * @throws AppError forbidden
 */
export function authorizeOwner(
  actor: Actor,
  leave: LeaveRow,
  owner: Employee,
): Authorized<LeaveRow> {
  if (!isOwn(actor, owner)) {
    throw new AppError('forbidden', 'Only the person whose leave it is can do this.');
  }
  return authorized(leave);
}

/**
 * Lets an administrator cancel anybody's leave but their own, which goes upward (D26, pitfall 8).
 * @throws AppError forbidden
 */
export function authorizeCancelling(
  actor: Actor,
  leave: LeaveRow,
  owner: Employee,
): Authorized<LeaveRow> {
  if (actor.role !== 'admin') {
    throw new AppError('forbidden', 'Only an administrator can cancel a leave at once.');
  }
  if (isOwn(actor, owner)) {
    throw new AppError(
      'forbidden',
      'You cannot cancel your own leave. Ask to cancel it: somebody else decides.',
    );
  }
  return authorized(leave);
}

/** A leave as far as it bears on who may see it, and do what with it. */
export interface Standing {
  state: LeaveState;
  own: boolean;
  /** The reader is among those who may decide it today (D23). */
  decides: boolean;
  /** The reader was ever mailed to decide it. */
  asked: boolean;
}

/** What of a leave somebody may see: everything, what the lists show, or nothing (D4). */
export function readingOf(actor: Actor, leave: Standing): 'all' | 'plain' | null {
  if (leave.own || leave.decides || leave.asked || actor.role === 'admin') return 'all';
  // The lists leave out what was withdrawn or cancelled (D26).
  const listed = leave.state !== 'withdrawn' && leave.state !== 'cancelled';
  return listed && LIST_READERS.includes(actor.role) ? 'plain' : null;
}

/** What somebody may do with a leave as it stands (D26, D29): the calls themselves ask again. */
export function stepsOpenTo(actor: Actor, { state, own, decides }: Standing): LeaveDetail['can'] {
  const pending = state === 'pending';
  const stands = state === 'approved' || state === 'cancellation_asked';
  return {
    move: own && pending,
    withdraw: own && pending,
    ask_cancellation: own && state === 'approved',
    cancel: actor.role === 'admin' && !own && stands,
    decide: decides,
  };
}
