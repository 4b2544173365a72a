import type { Actor } from '#core/actor.ts';

/** True for who may be asked to decide leave: Heads and their deputies, C-Level, administrators (D23). */
export function mayBeAskedToApprove(actor: Actor): boolean {
  const { cargo, isDeputy = false } = actor.employee ?? {};
  return actor.role === 'admin' || cargo === 'Head' || cargo === 'C-Level' || isDeputy;
}
