import {
  SETUP_STEPS,
  type Setup,
  type SetupStep,
} from '@intranet/contract/home/setup-endpoints.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';

/** The items of department pages; views and links of the menu, chatbot and deck may stay empty. */
const ITEMS = LINKS.filter(({ shownOn, viewOf }) => !shownOn && !viewOf).map(({ name }) => name);

async function isHidden(db: DbOrTx): Promise<boolean> {
  const { setup_hidden_at } = await db
    .selectFrom('company_settings')
    .select('setup_hidden_at')
    .executeTakeFirstOrThrow();
  return setup_hidden_at !== null;
}

const readFacts = (db: DbOrTx) =>
  db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('employees').select('id')).as('employees'),
      eb
        .exists(eb.selectFrom('audit_entries').select('id').where('action', '=', 'test_mail_sent'))
        .as('tested_mail'),
      eb.exists(eb.selectFrom('backups').select('id')).as('backup'),
      eb
        .selectFrom('links')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('name', '=', sql<string>`any(${ITEMS}::text[])`)
        .as('links'),
    ])
    .executeTakeFirstOrThrow();

export async function readSetup({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Setup> {
  const sendsMail = config.mailUrl !== null;
  if (await isHidden(db)) return { steps: [], links_missing: 0, sends_mail: sendsMail };
  const facts = await readFacts(db);
  const missing = ITEMS.length - Number(facts.links);
  const done: Record<SetupStep, boolean> = {
    employees: Boolean(facts.employees),
    mail: sendsMail && Boolean(facts.tested_mail),
    links: missing === 0,
    backup: Boolean(facts.backup),
  };
  return {
    steps: SETUP_STEPS.map((step) => ({ step, done: done[step] })),
    links_missing: missing,
    sends_mail: sendsMail,
  };
}

/** For all admins. */
export async function hideSetup(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const hidden = await tx
      .updateTable('company_settings')
      .set({ setup_hidden_at: deps.clock.now() })
      .where('setup_hidden_at', 'is', null)
      .returning('only_one')
      .executeTakeFirst();
    if (hidden) await recordAct(tx, actor, 'setup_steps_hidden');
  });
}
