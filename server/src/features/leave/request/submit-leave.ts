import type { Day } from '@intranet/contract/core/days.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { Deps } from '#core/deps.ts';
import { isRepeated } from '#core/http/idempotency-key.ts';
import { fundingSettings } from '#features/balance/funding.ts';
import { assertStarted } from '#features/people/policy.ts';
import { lockPerson, type PersonKey } from '#features/people/queries.ts';
import { requestApproval } from '../approval/request-approval.ts';
import { authorizeActingFor } from '../policy.ts';
import { assertDatesFit, assertYearlyLimit, selectDateFacts } from './check-dates.ts';
import { countRequest } from './count-request.ts';

export interface SubmitInput {
  person: PersonKey;
  type: LeaveType;
  start: Day;
  end: Day;
  /** The Idempotency-Key header, which identifies a retry (D21, D46). */
  requestKey: string | null;
}

const REPEAT_WINDOW = 60_000;

interface Request extends Omit<SubmitInput, 'person' | 'requestKey'> {
  employeeId: number;
}

/** Reads the facts about the dates, and whether a pending request since `since` is the same (D21). */
const readRequestFacts = compileOnce((db, value: Values<Request & { since: Date }>) =>
  selectDateFacts(db, {
    employeeId: value('employeeId'),
    start: value('start'),
    end: value('end'),
    exceptLeaveId: null,
  }).select(
    sql<boolean>`exists (
      select from leaves l
      where l.employee_id = e.id and l.requested_at > ${value('since')}
        and l.state = 'pending' and l.type = ${value('type')}
        and l.starts_on = ${value('start')} and l.ends_on = ${value('end')}
      )`.as('repeat'),
  ),
);

const insertLeave = compileOnce(
  (db, value: Values<Request & { areaId: number; actor: string; now: Date }>) =>
    db
      .with('inserted', (inner) =>
        inner
          .insertInto('leaves')
          .values({
            employee_id: value('employeeId'),
            area_id: value('areaId'),
            type: value('type'),
            starts_on: value('start'),
            ends_on: value('end'),
            requested_at: value('now'),
            asked_at: value('now'),
          })
          .returning(['id', 'version', 'starts_on', 'ends_on']),
      )
      .insertInto('leave_events')
      .columns(['leave_id', 'version', 'starts_on', 'ends_on', 'actor', 'event'])
      .expression((eb) =>
        eb
          .selectFrom('inserted')
          .select(['id', 'version', 'starts_on', 'ends_on'])
          .select([value('actor').as('actor'), eb.val('requested').as('event')]),
      )
      .returning('leave_id as id'),
);

/**
 * Requests leave and notifies the approvers, all or nothing (D21 to D24). A retry within a minute, or
 * with the same key, adds nothing (D46).
 * @throws AppError forbidden, no_employee, ambiguous_name, not_active, before_start_date, overlapping_leave,
 *   insufficient_balance, yearly_limit_reached, too_many_attempts, no_approver, idempotency_key_reused
 */
export async function submitLeave(deps: Deps, actor: Actor, input: SubmitInput) {
  const { person, type, start, end, requestKey } = input;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const employee = authorizeActingFor(actor, await lockPerson(tx, person, actor.accountId));
    const proposed = { employeeId: employee.id, type, start, end, exceptLeaveId: null };
    const content = [employee.id, type, start, end];
    if (await isRepeated(tx, actor, { call: 'agendarFerias', key: requestKey, content })) return;
    const request: Request = { employeeId: employee.id, type, start, end };
    const since = new Date(now.getTime() - REPEAT_WINDOW);
    const [facts] = await readRequestFacts(tx, { ...request, since });
    if (!facts) throw new Error(`${employee.name} is locked, and not there`);
    if (facts.repeat) return;
    assertStarted(employee, start);
    assertDatesFit(facts, fundingSettings(deps), proposed);
    await assertYearlyLimit(tx, proposed);
    await countRequest(tx, deps, actor);

    const { areaId } = employee;
    const [leave] = await insertLeave(tx, { ...request, areaId, actor: actor.username, now });
    if (!leave) throw new Error('The leave was not stored');
    const { id } = leave;
    await requestApproval(tx, deps, id);
    await recordAct(tx, actor, 'leave_requested', employee.name, { leave: id, type, start, end });
  });
}
