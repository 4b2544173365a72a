import type { RevenueTarget } from '@intranet/contract/communication/endpoints.ts';
import { monthName, percentReached } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { editKeys } from '@intranet/ui/tables/row-edit/edit-keys.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { AmountInput } from './AmountInput.tsx';
import { formatReais } from './amount-text.ts';
import { useDrafts } from './use-target-drafts.ts';

/** A month's goal or actual. Enter saves the row; Escape discards its changes. */
function AmountCell({ row, field }: { row: RevenueTarget; field: 'goal' | 'actual' }) {
  const drafts = useDrafts();
  const { values, saving } = drafts.rowOf(row);
  const save = () => drafts.save(row);
  const cancel = () => drafts.drop(row.month);
  const month = monthName(row.month);
  return (
    <AmountInput
      size="xs"
      aria-label={
        field === 'goal' ? t('Goal of {month}', { month }) : t('Actual of {month}', { month })
      }
      leftSection={
        <Text size="xs" c="dimmed" aria-hidden>
          R$
        </Text>
      }
      styles={{ input: { textAlign: 'end' } }}
      value={values[field]}
      onChange={(amount) => drafts.change(row, { [field]: amount })}
      onKeyDown={editKeys({ save, cancel })}
      disabled={saving}
    />
  );
}

function SaveCell({ row }: { row: RevenueTarget }) {
  const drafts = useDrafts();
  const { unsaved, saving, problem } = drafts.rowOf(row);
  const name = monthName(row.month);
  return (
    <Stack gap={6}>
      <Group gap={6}>
        {unsaved && <StateBadge tone="waiting">{t('Not saved')}</StateBadge>}
        <Button
          size="compact-sm"
          {...(unsaved ? { variant: 'filled' } : { variant: 'subtle', c: 'dimmed' })}
          aria-label={t('Save {name}', { name })}
          loading={saving}
          onClick={() => drafts.save(row)}
        >
          {t('Save')}
        </Button>
        {unsaved && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('Cancel changes to {name}', { name })}
            disabled={saving}
            onClick={() => drafts.drop(row.month)}
          >
            {t('Cancel')}
          </Button>
        )}
      </Group>
      {problem && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

export function targetColumns(
  thisMonth: number | undefined,
  mayWrite: boolean,
): Column<RevenueTarget>[] {
  const amount = (field: 'goal' | 'actual', header: string): Column<RevenueTarget> => ({
    id: field,
    header,
    kind: 'number',
    value: (row) => row[field],
    format: formatReais,
    minWidth: 160,
    ...(mayWrite && { render: (row: RevenueTarget) => <AmountCell row={row} field={field} /> }),
  });
  const columns: Column<RevenueTarget>[] = [
    {
      id: 'month',
      header: t('Month'),
      // Padded text sorts by month.
      value: (row) => String(row.month).padStart(2, '0'),
      format: (_, row) => monthName(row.month),
      render: (row) => (
        <Group gap="xs">
          {monthName(row.month)}
          {row.month === thisMonth && <StateBadge tone="good">{t('This month')}</StateBadge>}
        </Group>
      ),
    },
    amount('goal', t('Goal')),
    amount('actual', t('Actual')),
    {
      id: 'reached',
      header: t('Reached'),
      kind: 'number',
      value: percentReached,
      format: (percent) => `${percent}%`,
      missing: '–',
    },
  ];
  const save = (row: RevenueTarget) => <SaveCell row={row} />;
  const actions = displayColumn('actions', t('Actions'), save, 264);
  return mayWrite ? [...columns, actions] : columns;
}
