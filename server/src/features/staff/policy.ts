import type { Actor } from '#core/actor.ts';

/** True for who may be asked to decide leave: Heads, C-Level, and administrators (D23). */
export function mayBeAskedToApprove(actor: Actor): boolean {
  const cargo = actor.employee?.cargo;
  return actor.role === 'admin' || cargo === 'Head' || cargo === 'C-Level';
}
