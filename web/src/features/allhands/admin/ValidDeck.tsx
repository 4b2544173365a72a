import type { CheckedDeck, DeckChange } from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import type { Column } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { keepPreview, PREVIEW } from '../preview.ts';
import { figureText } from '../sections/figures.ts';
import { namePath } from './field-names.ts';

const NO_ROOM = t('This browser has no room for a preview. You can still publish the deck.');

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

interface Props {
  checked: CheckedDeck;
  busy: boolean;
  onPublish: () => void;
}

export function ValidDeck({ checked, busy, onPublish }: Props) {
  const { deck, replaces, same, changes, remarks } = checked;
  const quarter = quarterText(deck.quarter);
  const against = quarterText(checked.against);
  const navigate = useNavigate();
  const columns = useMemo(() => columnsOf(changes), [changes]);
  const preview = () => {
    if (keepPreview(deck)) void navigate({ to: '/allhands', search: { quarter: PREVIEW } });
    else notifyFailure(NO_ROOM);
  };
  return (
    <Stack gap="sm">
      <Text role="status" fw={600}>
        {same
          ? t('This deck is identical to the published {quarter} deck', { quarter })
          : t('{quarter} is ready to publish', { quarter })}
      </Text>
      {remarks.length > 0 && !same && (
        <Alert color="yellow" role="note" p="sm">
          <List size="sm">
            {remarks.map((remark) => (
              <List.Item key={remark}>{remark}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Group gap="sm">
        <Button variant="default" onClick={preview}>
          {t('Preview the deck')}
        </Button>
        <Button disabled={same} loading={busy} onClick={onPublish}>
          {replaces
            ? t('Replace the {quarter} deck', { quarter })
            : t('Publish {quarter}', { quarter })}
        </Button>
      </Group>
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
