import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import type { DeckChanges } from '@intranet/contract/allhands/endpoints.ts';

/** The main figures of a deck by name. */
function mainFigures({ workforce, compensation, commercial }: Deck): Map<string, number> {
  const { new_clients, working_clients, funnel } = commercial;
  return new Map([
    ...workforce.map(({ name, headcount }) => [`headcount.${name}`, headcount] as const),
    ...Object.entries({ compensation: compensation.total, new_clients, working_clients, funnel }),
  ]);
}

/** How the main figures changed since an earlier quarter. Those that did not change are left out. */
export function changedFigures(deck: Deck, before: Deck): DeckChanges {
  const then = mainFigures(before);
  const figures = [...mainFigures(deck)].flatMap(([name, figure]) => {
    const change = figure - (then.get(name) ?? figure);
    return change === 0 ? [] : [[name, change] as const];
  });
  return { since: before.quarter, figures: Object.fromEntries(figures) };
}
