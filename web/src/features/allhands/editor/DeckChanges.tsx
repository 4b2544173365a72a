import type { CheckedDeck, DeckChange } from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Column } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { Alert, List, Stack, Text } from '@mantine/core';
import { namePath } from '../admin/field-names.ts';
import { figureText } from '../sections/figures.ts';
import { partTitle } from '../sections/section-titles.ts';

const placeOf = ({ place }: DeckChange) => namePath(place).join(' › ');

/** Parts that the agenda names by their ids show by their titles. */
const inTitles = (agenda: string) =>
  agenda
    .split(', ')
    .map((point) => partTitle(point) ?? point)
    .join(', ');

/** For example “30 → 31”. */
function changeOf({ place, before, after }: DeckChange): string {
  const textOf = (figure: DeckChange['before']) => {
    if (typeof figure === 'number') return figureText(figure);
    return figure !== null && place[0] === 'agenda' ? inTitles(figure) : figure;
  };
  if (before === null) return t('Added: {figure}', { figure: textOf(after) ?? '' });
  if (after === null) return t('Removed: {figure}', { figure: textOf(before) ?? '' });
  return `${textOf(before)} → ${textOf(after)}`;
}

const COLUMNS: readonly Column<DeckChange>[] = [
  { id: 'place', header: t('Where'), value: placeOf },
  { id: 'change', header: t('Change'), value: changeOf },
];

/** What publishing a deck means, and what it changes. */
export function DeckChanges({ checked }: { checked: CheckedDeck }) {
  const { same, changes, remarks, deck } = checked;
  const against = quarterText(checked.against);
  return (
    <Stack gap="sm">
      {same && (
        <Text size="sm">
          {t('This deck is identical to the published {quarter} deck', {
            quarter: quarterText(deck.quarter),
          })}
        </Text>
      )}
      {remarks.length > 0 && !same && (
        <Alert color="yellow" role="note" p="sm">
          <List size="sm">
            {remarks.map((remark) => (
              <List.Item key={remark}>{remark}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <DataTable
        label={t('Changes compared with {against}', { against })}
        noun={(count) => t('{count, plural, one {# change} other {# changes}}', { count })}
        rows={changes}
        columns={COLUMNS}
        rowKey={placeOf}
        empty={t('No changes compared with {against}', { against })}
      />
    </Stack>
  );
}
