import { monthName, percentReached } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { editKeys } from '@intranet/ui/tables/row-edit/edit-keys.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { AmountInput } from './AmountInput.tsx';
import { formatReais } from './amount-text.ts';
import { ChangesButton } from './ChangesButton.tsx';
import { changeText, type TargetRow, TOTAL } from './compare-years.ts';
import { useDrafts } from './use-target-drafts.ts';

/** A month's goal or actual. Enter saves the row; Escape discards its changes. */
function AmountCell({ row, field }: { row: TargetRow; field: 'goal' | 'actual' }) {
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

function SaveCell({ row }: { row: TargetRow }) {
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

interface Options {
  year: number;
  thisMonth: number | undefined;
  /** False if nobody can change the year any more. */
  open: boolean;
  mayWrite: boolean;
  /** True if last year has figures. */
  compares: boolean;
}

export function targetColumns(options: Options): Column<TargetRow>[] {
  const { year, thisMonth, open, mayWrite, compares } = options;
  const edits = mayWrite && open;
  const amount = (field: 'goal' | 'actual', header: string): Column<TargetRow> => ({
    id: field,
    header,
    kind: 'number',
    value: (row) => row[field],
    format: formatReais,
    minWidth: 124,
    ...(edits && { render: (row: TargetRow) => <AmountCell row={row} field={field} /> }),
  });
  const last = { year: String(year - 1) };
  const columns: Column<TargetRow>[] = [
    {
      id: 'month',
      header: t('Month'),
      // Padded text sorts by month.
      value: (row) => String(row.month).padStart(2, '0'),
      format: (_, { month }) => (month === TOTAL ? t('Total') : monthName(month)),
      render: (row) => (
        <Group gap="4px 8px">
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
    {
      id: 'last',
      header: t('Actual {year}', last),
      kind: 'number',
      value: (row) => row.last,
      format: formatReais,
      hidden: !compares,
    },
    {
      id: 'change',
      header: t('vs {year}', last),
      kind: 'number',
      minWidth: 80,
      value: (row) => row.change,
      format: (change, { span }) => (span ? `${changeText(change)} ${span}` : changeText(change)),
      hidden: !compares,
    },
  ];
  const actions = (row: TargetRow) => (
    <Group gap={6} wrap="nowrap" align="flex-start">
      {edits && <SaveCell row={row} />}
      <ChangesButton year={year} month={row.month} />
    </Group>
  );
  return mayWrite
    ? [...columns, displayColumn('actions', t('Actions'), actions, edits ? 264 : 0)]
    : columns;
}
