import type { DeckChanges } from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Text } from '@mantine/core';
import { createContext, use } from 'react';
import { figureText } from './figures.ts';

/** The changes of the deck on screen since the quarter before, if the reader may open that one. */
export const Changes = createContext<DeckChanges | undefined>(undefined);

/** For example "+4 vs 3Q2024". */
export function changeText(change: number, since: string, text = figureText): string {
  const quarter = quarterText(since);
  if (change === 0) return t('Same as {quarter}', { quarter });
  const sign = change > 0 ? '+' : '−';
  return t('{change} vs {quarter}', { change: `${sign}${text(Math.abs(change))}`, quarter });
}

/** A figure's change, below it. @param of the figure's name */
export function Change({ of, text }: { of: string; text?: (figure: number) => string }) {
  const changes = use(Changes);
  if (!changes) return null;
  return (
    <Text component="span" display="block" fz="sm" lh={1.3} fw={400}>
      {changeText(changes.figures[of] ?? 0, changes.since, text)}
    </Text>
  );
}
