import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { allowedActions, type LeaveAccess, visibilityOf } from './policy.ts';
import type { DetailRow } from './queries.ts';

export function presentDetail(actor: Actor, row: DetailRow): LeaveDetail | null {
  const { own, decides, wasNotified } = row;
  const access: LeaveAccess = { state: row.state as LeaveState, own, decides, wasNotified };
  const visibility = visibilityOf(actor, access);
  if (visibility === null) return null;
  const whole = visibility === 'all';
  const decided = row.decided_by !== null && row.decided_at !== null;
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    area: row.area,
    cargo: row.cargo,
    leave_type: row.type as LeaveType,
    start: row.starts_on,
    end: row.ends_on,
    days: row.days,
    state: access.state,
    own,
    requested_at: row.requested_at.toISOString(),
    waits_for: row.waits_for,
    decision:
      whole && decided
        ? {
            by: row.decided_by ?? '',
            at: row.decided_at?.toISOString() ?? '',
            note: row.decision_note,
          }
        : null,
    history: whole
      ? row.history.map((step) => ({ ...step, at: new Date(step.at).toISOString() }))
      : null,
    can: allowedActions(actor, access),
  };
}
