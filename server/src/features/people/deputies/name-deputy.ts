import type { ErrorCode } from '@intranet/contract/core/errors.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { deputyBody } from '@intranet/contract/people/deputies-endpoints.ts';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { atField } from '#core/errors.ts';
import type { PeopleDeps } from '../hooks.ts';
import { assertUnambiguous } from '../policy.ts';
import { type Employee, lockPerson, type NamedPerson } from '../queries.ts';
import { authorizeNaming } from './policy.ts';

/** First and last day are included. Null means no limit. */
type NamingInput = z.output<typeof deputyBody>;

/** @throws AppError no_employee, ambiguous_name, not_active, invalid_input, conflict: at `deputy` */
function assertDeputy(person: NamedPerson, head: Employee): Employee {
  const refuse = (code: ErrorCode, sentence: string) => atField(code, 'deputy', sentence);
  assertUnambiguous(person, 'deputy');
  const { name, employee: deputy } = person;
  if (!deputy) throw refuse('no_employee', t('There is no employee named {name}.', { name }));
  const named = { name: deputy.name };
  if (deputy.id === head.id) {
    throw refuse('invalid_input', t('Choose someone other than the Head.'));
  }
  if (deputy.ativo === 'N') {
    throw refuse('not_active', t('{name} has left and cannot decide.', named));
  }
  if (deputy.ativo === 'C') {
    throw refuse('not_active', t('{name} is a contractor and cannot decide.', named));
  }
  if (!deputy.account) {
    throw refuse('conflict', t('{name} has no account, so they can’t approve requests.', named));
  }
  return deputy;
}

/**
 * Names a deputy for a Head (D23), and mails them all pending requests.
 * @throws AppError forbidden; at its field: no_employee, ambiguous_name, not_active, invalid_input,
 *   conflict
 */
export async function nameDeputy(deps: PeopleDeps, actor: Actor, input: NamingInput) {
  await deps.db.transaction().execute(async (tx) => {
    const { accountId } = actor;
    const headKey = { name: input.head, employeeId: input.head_id };
    const head = authorizeNaming(actor, await lockPerson(tx, headKey, accountId));
    const deputyKey = { name: input.deputy, employeeId: input.deputy_id };
    // Locked, so that a change of the deputy meanwhile sees the naming.
    const deputy = assertDeputy(await lockPerson(tx, deputyKey, accountId), head);
    const named = await tx
      .insertInto('deputies')
      .values({
        head_id: head.id,
        deputy_id: deputy.id,
        starts_on: input.start,
        ends_on: input.end,
        created_by: actor.username,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!named) {
      const sentence = t('{deputy} is already a deputy for {head} on these days.', {
        deputy: deputy.name,
        head: head.name,
      });
      throw atField('conflict', 'deputy', sentence);
    }
    await deps.hooks.requestMissingApprovals(tx, { employeeId: head.id });
    await recordAct(tx, actor, 'deputy_named', head.name, {
      deputy: deputy.name,
      ...(input.start && { from: input.start }),
      ...(input.end && { until: input.end }),
    });
  });
}
