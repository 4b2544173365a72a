import { openingBalance } from '@intranet/contract/balance/accrual.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FirstStep, FirstStepState } from '@intranet/contract/people/first-steps-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { isYetToJoin } from '#features/accounts/joining/queries.ts';
import { hasTwoFactor } from '#features/accounts/two-factor/queries.ts';

async function readFacts(db: DbOrTx, id: number) {
  const facts = await db
    .selectFrom('employees as e')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.shows_first_steps', 'e.account_id', 'e.cargo', 'e.ativo'])
    .select(['e.start_date', 'e.birth_date', 'e.phone', hasTwoFactor.as('two_factor')])
    .select(isYetToJoin('e.account_id').as('invited'))
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('ledger_entries as l')
            .select('l.id')
            .whereRef('l.employee_id', '=', 'e.id')
            .where('l.days', '<>', 0),
        )
        .as('has_balance'),
      eb
        .exists(
          eb.selectFrom('deputies as d').select('d.deputy_id').whereRef('d.head_id', '=', 'e.id'),
        )
        .as('has_deputy'),
    ])
    .where('e.id', '=', id)
    .executeTakeFirst();
  if (!facts) throw new AppError('not_found', t('This employee doesn’t exist. Reload the page.'));
  return facts;
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** Only what applies to the person: a Head names deputies, and an account comes before its steps. */
function stepsOf(facts: Facts, day: Day): Partial<Record<FirstStep, boolean>> {
  const { account_id, start_date, cargo, ativo } = facts;
  const nothingEarned = start_date === null || openingBalance(start_date, day) === 0;
  return {
    account: account_id !== null,
    ...(account_id !== null && { joined: !facts.invited }),
    balance: Boolean(facts.has_balance) || nothingEarned,
    birth_date: facts.birth_date !== null,
    phone: facts.phone !== null,
    ...(cargo === 'Head' && ativo === 'S' && { deputy: Boolean(facts.has_deputy) }),
    ...(account_id !== null && { two_factor: facts.two_factor }),
  };
}

/** @throws AppError not_found */
export async function readFirstSteps(deps: Deps, id: number): Promise<{ steps: FirstStepState[] }> {
  const facts = await readFacts(deps.db, id);
  if (!facts.shows_first_steps || facts.ativo === 'N') return { steps: [] };
  const steps = Object.entries(stepsOf(facts, today(deps)));
  return { steps: steps.map(([step, done]) => ({ step: step as FirstStep, done })) };
}

/** For all admins. @throws AppError not_found */
export async function hideFirstSteps(deps: Deps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const hidden = await tx
      .updateTable('employees')
      .set({ shows_first_steps: false })
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!hidden)
      throw new AppError('not_found', t('This employee doesn’t exist. Reload the page.'));
    await recordAct(tx, actor, 'first_steps_hidden', hidden.name);
  });
}
