import { formatDays } from '@intranet/contract/balance/amounts.ts';
import { deductionBody } from '@intranet/contract/balance/endpoints.ts';
import {
  DEDUCTION_TYPES,
  type DeductionType,
  deductionTypeLabel,
} from '@intranet/contract/balance/ledger-kinds.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { Alert, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRequestKey } from '#core/use-request-key.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { namesQuery, peopleKeys } from '#features/people/api.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { DayInput } from '#ui/forms/DayInput.tsx';
import { DaysInput } from '#ui/forms/DaysInput.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { FormButtons } from '#ui/forms/FormButtons.tsx';
import { filterOptions } from '#ui/forms/filter-options.ts';
import { useSave } from '#ui/forms/use-save.ts';
import { optionsOf } from '#ui/tables/list-filters.ts';
import { deductVacation } from '../api.ts';
import { SaleAdvice } from './SaleAdvice.tsx';

const TYPES = DEDUCTION_TYPES.map((value) => ({ value, label: deductionTypeLabel(value) }));

interface Props {
  employees: readonly EmployeeRecord[];
  person: EmployeeRecord | undefined;
  onClose: () => void;
}

export function DeductionDialog({ employees, person, onClose }: Props) {
  const withKey = useRequestKey();
  const form = useForm({
    initialValues: {
      area: person?.AREA ?? null,
      name: person?.NOME ?? null,
      date: '',
      days: '' as number | string,
      leave_type: null as DeductionType | null,
    },
    validate: schemaResolver(deductionBody, { sync: true }),
  });
  const { area, name, date, days, leave_type: type } = form.values;
  const names = useQuery({ ...namesQuery(area ?? ''), enabled: Boolean(area) });
  const areas = optionsOf(
    employees.filter((row) => row.ATIVO !== 'N'),
    (row) => row.AREA,
  );
  const balance = employees.find((row) => row.NOME === name)?.SALDO;

  const { save: deduct, problem } = useSave({
    form,
    refresh: peopleKeys.refresh,
    send: (body: Parameters<typeof deductVacation>[0]) =>
      withKey(body, (key) => deductVacation(body, key)),
    saved: 'Vacation Deduction submitted!',
    onSaved: onClose,
  });

  return (
    <Dialog
      onClose={onClose}
      busy={deduct.isPending}
      dirty={form.isDirty()}
      title="Vacation Deduction"
      size="lg"
    >
      <form
        noValidate
        onSubmit={form.onSubmit((values) => deduct.mutate(deductionBody.parse(values)))}
      >
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Select
              label="Area"
              data-autofocus={person ? undefined : true}
              placeholder="Choose"
              data={areas}
              searchable
              openOnFocus={false}
              filter={filterOptions()}
              allowDeselect={false}
              nothingFoundMessage="No such area"
              {...form.getInputProps('area')}
              onChange={(chosen) => {
                if (chosen !== area) form.setFieldValue('name', null);
                form.setFieldValue('area', chosen);
              }}
            />
            <Select
              label="Name"
              placeholder={area ? 'Choose' : 'Choose an area first'}
              data={names.data ?? (name ? [name] : [])}
              disabled={!area}
              searchable
              openOnFocus={false}
              allowDeselect={false}
              filter={filterOptions()}
              nothingFoundMessage={names.isPending ? 'Loading…' : 'Nobody of that name'}
              onDropdownOpen={() => {
                if (names.isError) void names.refetch();
              }}
              {...form.getInputProps('name')}
              error={form.errors.name ?? (names.error && sentenceOf(names.error))}
            />
            <DayInput label="Date" {...form.getInputProps('date')} />
            <DaysInput
              label="Days"
              data-autofocus={person ? true : undefined}
              {...form.getInputProps('days')}
            />
            <Select
              label="Leave Type"
              placeholder="Choose"
              data={TYPES}
              allowDeselect={false}
              {...form.getInputProps('leave_type')}
            />
          </SimpleGrid>
          {name && balance !== undefined && (
            <BalanceAfter {...{ name, balance, days, date, type }} />
          )}
          <ErrorArea message={problem} />
          <FormButtons action="Deduct" pending={deduct.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}

interface BalanceAfterProps {
  name: string;
  balance: number;
  days: number | string;
  date: string;
  type: DeductionType | null;
}

function BalanceAfter({ name, balance, days, date, type }: BalanceAfterProps) {
  return (
    <Stack gap="xs" aria-live="polite" role="status">
      <Alert role="note" color="gray" variant="light" icon={<IconInfoCircle aria-hidden />}>
        <Text size="sm">
          {typeof days === 'number'
            ? `Balance ${formatDays(balance)} → ${formatDays(balance - days)} days`
            : `Balance ${formatDays(balance)} days`}
        </Text>
      </Alert>
      {type === 'VENDAS DE FÉRIAS' && date && typeof days === 'number' && (
        <SaleAdvice name={name} on={date} days={days} />
      )}
    </Stack>
  );
}
