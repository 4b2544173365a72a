import type { Deck } from './deck-schema.ts';
import type { DeckChanges } from './endpoints.ts';

type MainParts = Pick<Deck, 'workforce' | 'compensation' | 'commercial'>;

/** The main figures of a deck by name. */
function mainFigures({ workforce, compensation, commercial }: MainParts): Map<string, number> {
  const { new_clients, working_clients, funnel } = commercial;
  return new Map([
    ...workforce.map(({ name, headcount }) => [`headcount.${name}`, headcount] as const),
    ...Object.entries({ compensation: compensation.total, new_clients, working_clients, funnel }),
  ]);
}

/** How the main figures changed since an earlier quarter. Those that did not change are left out. */
export function changedFigures(
  deck: MainParts,
  before: MainParts & Pick<Deck, 'quarter'>,
): DeckChanges {
  const then = mainFigures(before);
  const figures = [...mainFigures(deck)].flatMap(([name, figure]) => {
    const change = figure - (then.get(name) ?? figure);
    return change === 0 ? [] : [[name, change] as const];
  });
  return { since: before.quarter, figures: Object.fromEntries(figures) };
}
