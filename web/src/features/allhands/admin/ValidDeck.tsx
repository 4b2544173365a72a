import type { CheckedDeck, DeckChange } from '@intranet/contract/allhands/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { notifyFailure } from '#ui/feedback/notify.ts';
import type { Column } from '#ui/tables/data-table/column.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { keepPreview, PREVIEW } from '../preview.ts';
import { figureText } from '../sections/figures.ts';

const NO_ROOM = t('This browser has no room for a preview. You can still publish the deck.');

const placeOf = ({ place }: DeckChange) =>
  place
    .map((part, index) => (index === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part))
    .join(' › ');

const textOf = (figure: DeckChange['before']) =>
  typeof figure === 'number' ? figureText(figure) : figure;

const figureColumn = (id: 'before' | 'after', header: string, missing: string) => ({
  id,
  header,
  value: (change: DeckChange) => textOf(change[id]),
  missing,
  width: 180,
});

const COLUMNS: Column<DeckChange>[] = [
  { id: 'place', header: t('Where'), value: placeOf, width: 280 },
  figureColumn('before', t('Before'), t('Not present')),
  figureColumn('after', t('After'), t('Removed')),
];

interface Props {
  checked: CheckedDeck;
  busy: boolean;
  onPublish: () => void;
}

export function ValidDeck({ checked, busy, onPublish }: Props) {
  const { deck, replaces, same, against, changes, remarks } = checked;
  const navigate = useNavigate();
  const preview = () => {
    if (keepPreview(deck)) void navigate({ to: '/allhands', search: { quarter: PREVIEW } });
    else notifyFailure(NO_ROOM);
  };
  return (
    <Stack gap="sm">
      <Text role="status" fw={600}>
        {same
          ? t('This deck is identical to the published {quarter} deck', { quarter: deck.quarter })
          : t('{quarter} is ready to publish', { quarter: deck.quarter })}
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
            ? t('Replace the {quarter} deck', { quarter: deck.quarter })
            : t('Publish {quarter}', { quarter: deck.quarter })}
        </Button>
      </Group>
      <DataTable
        label={t('Changes compared with {against}', { against })}
        noun={(count) => t('{count, plural, one {# figure} other {# figures}}', { count })}
        rows={changes}
        columns={COLUMNS}
        rowKey={placeOf}
        empty={t('No changes compared with {against}', { against })}
      />
    </Stack>
  );
}
