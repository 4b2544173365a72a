import { openingBalance } from '@intranet/contract/balance/accrual.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FirstStep, FirstSteps } from '@intranet/contract/people/first-steps-endpoints.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { isYetToJoin } from '#features/accounts/joining/queries.ts';
import { hasTwoFactor } from '#features/accounts/two-factor/queries.ts';
import { findBalance } from '#features/balance/queries.ts';

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
            .where('l.kind', '=', 'adjustment'),
        )
        .as('adjusted'),
      sql<{ days: number; on: Day } | null>`(
        select json_build_object('days', l.days, 'on', l.effective_on) from ledger_entries l
        where l.employee_id = e.id and l.kind = 'opening' order by l.id limit 1)`.as('opening'),
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

/** True if somebody chose the balance: it was changed, or began as another than the form proposes. */
function isBalanceSet({ adjusted, opening, start_date }: Facts): boolean {
  if (adjusted || !opening) return Boolean(adjusted);
  const proposed = start_date === null ? 0 : openingBalance(start_date, opening.on);
  return opening.days !== proposed;
}

/** Only what applies to the person: a Head names deputies, and an account comes before its steps. */
function stepsOf(facts: Facts): Partial<Record<FirstStep, boolean>> {
  const { account_id, cargo, ativo } = facts;
  return {
    account: account_id !== null,
    ...(account_id !== null && { joined: !facts.invited }),
    balance: isBalanceSet(facts),
    birth_date: facts.birth_date !== null,
    phone: facts.phone !== null,
    ...(cargo === 'Head' && ativo === 'S' && { deputy: Boolean(facts.has_deputy) }),
    ...(account_id !== null && { two_factor: facts.two_factor }),
  };
}

/** @throws AppError not_found */
export async function readFirstSteps(deps: Deps, id: number): Promise<FirstSteps> {
  const facts = await readFacts(deps.db, id);
  if (!facts.shows_first_steps || facts.ativo === 'N') return { steps: [], balance: 0 };
  const steps = Object.entries(stepsOf(facts));
  return {
    steps: steps.map(([step, done]) => ({ step: step as FirstStep, done })),
    balance: await findBalance(deps.db, id, today(deps)),
  };
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
