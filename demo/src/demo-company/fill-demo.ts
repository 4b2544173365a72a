import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import { today } from '@intranet/server/core/clock.ts';
import type { Tx } from '@intranet/server/core/db/database.ts';
import type { Deps } from '@intranet/server/core/deps.ts';
import { hashPassword } from '@intranet/server/features/accounts/passwords.ts';
import { foldQuestion } from '@intranet/server/features/chatbot/queries.ts';
import { insertCompany, lockEmptyCompany } from '../company/insert-company.ts';
import { insertRows } from '../company/insert-rows.ts';
import { addressOf } from '../reports/find-page.ts';
import { planMonthlyImages, planRevenue } from './demo-communication.ts';
import { planDemo } from './demo-plan.ts';
import { insertDocuments, insertMonthlyImages } from './insert-files.ts';
import { insertPasswords } from './insert-passwords.ts';

const updated_by = 'Demo Admin';

/** Unanswered questions: their count, and how many days ago the first and last came. */
const ASKED: readonly [question: string, times: number, first: number, last: number][] = [
  ['Onde fica a sala de reunião?', 6, 19.1, 1.3],
  ['Qual é o endereço do escritório?', 4, 32.3, 3.1],
  ['Posso trazer meu cachorro?', 3, 12.2, 5.05],
  ['Onde estaciono o carro?', 2, 9.05, 2.25],
  ['Tem bicicletário no prédio?', 1, 6.15, 6.15],
];
const DAY = 86_400_000;

async function insertQuestions(tx: Tx, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  const rows = ASKED.map(([question, times, first, last]) => ({
    folded: foldQuestion(question),
    question,
    times,
    first_asked_at: new Date(now - first * DAY),
    last_asked_at: new Date(now - last * DAY),
  }));
  await insertRows(tx, 'unanswered_questions', rows, 'do nothing');
}

/** Publishes the built-in deck as the company's own, a month ago. */
async function insertDeck(tx: Tx, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  const { quarter } = DECK_3Q2024;
  const published_at = new Date(clock.now().getTime() - 30 * DAY);
  const deck = { quarter, content: JSON.stringify(DECK_3Q2024), published_at };
  await tx
    .insertInto('decks')
    .values({ ...deck, published_by: updated_by })
    .execute();
}

/** Fills an empty database with the demo company, all or nothing. A second start changes nothing. */
export async function fillDemo(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'files' | 'vaultSealer'>,
): Promise<void> {
  const day = today(deps);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockEmptyCompany(tx))) return;
    const passwordHash = await hashPassword(deps.config.demoPassword);
    await insertCompany(tx, planDemo(day), { passwordHash, today: day });
    const links = LINKS.map(({ name }) => ({ name, url: addressOf(name), updated_by }));
    const stored = await tx
      .insertInto('links')
      .values(links)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning(['name', 'url', 'updated_at as changed_at', 'updated_by as changed_by'])
      .execute();
    // The first line of history allows each address to be restored after a change (D34).
    if (stored.length > 0) await tx.insertInto('link_changes').values(stored).execute();
    await insertDocuments(tx, deps);
    await insertDeck(tx, deps);
    await insertQuestions(tx, deps);
    await insertPasswords(tx, deps);
    await insertMonthlyImages(tx, deps, planMonthlyImages(day));
    const targets = planRevenue(day).map((target) => ({ ...target, updated_by }));
    await insertRows(tx, 'revenue_targets', targets, 'do nothing');
  });
}
