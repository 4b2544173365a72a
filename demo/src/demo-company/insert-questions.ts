import type { Tx } from '@intranet/server/core/db/database.ts';
import type { Deps } from '@intranet/server/core/deps.ts';
import { foldQuestion } from '@intranet/server/features/chatbot/queries.ts';

/** Unanswered questions: their count, and how many days ago the first and last were asked. */
const ASKED: readonly [question: string, times: number, first: number, last: number][] = [
  ['Onde fica a sala de reunião?', 6, 19.1, 1.3],
  ['Qual é o endereço do escritório?', 4, 32.3, 3.1],
  ['Posso trazer meu cachorro?', 3, 12.2, 5.05],
  ['Onde estaciono o carro?', 2, 9.05, 2.25],
  ['Tem bicicletário no prédio?', 1, 6.15, 6.15],
];
const DAY = 86_400_000;

export async function insertQuestions(tx: Tx, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  const rows = ASKED.map(([question, times, first, last]) => ({
    folded: foldQuestion(question),
    question,
    times,
    first_asked_at: new Date(now - first * DAY),
    last_asked_at: new Date(now - last * DAY),
  }));
  await tx
    .insertInto('unanswered_questions')
    .values(rows)
    .onConflict((conflict) => conflict.column('folded').doNothing())
    .execute();
}
