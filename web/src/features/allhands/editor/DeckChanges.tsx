import type { CheckedDeck, DeckChange } from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Column } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { Alert, List, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { namePath } from '../admin/field-names.ts';
import { figureText } from '../sections/figures.ts';

const placeOf = ({ place }: DeckChange) => namePath(place).join(' › ');

const textOf = (figure: DeckChange['before']) =>
  typeof figure === 'number' ? figureText(figure) : figure;

const numberOf = (figure: DeckChange['before']) => (typeof figure === 'number' ? figure : null);

/** Numbers only are aligned as such. */
function figureColumn(
  changes: readonly DeckChange[],
  id: 'before' | 'after',
  look: { header: string; missing: string },
): Column<DeckChange> {
  const column = { ...look, id, sortable: changes.length > 1 };
  const numbers = changes.every((change) => typeof change[id] !== 'string');
  return numbers
    ? { ...column, kind: 'number', value: (change) => numberOf(change[id]), format: figureText }
    : { ...column, value: (change) => textOf(change[id]) };
}

const columnsOf = (changes: readonly DeckChange[]): Column<DeckChange>[] => [
  {
    id: 'place',
    header: t('Where'),
    value: placeOf,
    sortable: changes.length > 1,
  },
  figureColumn(changes, 'before', { header: t('Before'), missing: t('Not present') }),
  figureColumn(changes, 'after', { header: t('After'), missing: t('Removed') }),
];

/** What publishing a deck means, and what it changes. */
export function DeckChanges({ checked }: { checked: CheckedDeck }) {
  const { same, changes, remarks, deck } = checked;
  const against = quarterText(checked.against);
  const columns = useMemo(() => columnsOf(changes), [changes]);
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
        columns={columns}
        rowKey={placeOf}
        empty={t('No changes compared with {against}', { against })}
      />
    </Stack>
  );
}
