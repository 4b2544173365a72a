import { formatDays } from '@intranet/contract/balance/amounts.ts';
import { deductionBody } from '@intranet/contract/balance/endpoints.ts';
import {
  DEDUCTION_TYPES,
  type DeductionType,
  deductionTypeLabel,
} from '@intranet/contract/balance/ledger-kinds.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { Alert, Button, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#core/told-error.ts';
import { useRequestKey } from '#core/use-request-key.ts';
import { deductVacation, namesQuery } from '#features/people/employees/api.ts';
import { useSave } from '#features/people/shared/use-save.ts';
import { DayInput } from '#ui/DayInput.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorArea } from '#ui/ErrorArea.tsx';
import { filterOptions } from '#ui/filter-options.ts';
import { optionsOf } from '#ui/list-filters.ts';
import { DaysInput } from './DaysInput.tsx';
import { SaleAdvice } from './SaleAdvice.tsx';

const TYPES = DEDUCTION_TYPES.map((value) => ({ value, label: deductionTypeLabel(value) }));

interface Props {
  employees: readonly EmployeeRecord[];
  /** Whom it was opened for, if for anybody. */
  person: EmployeeRecord | undefined;
  onClose: () => void;
}

/** Takes days off somebody's balance (spec §2, D20). */
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

  const { save: deduct, problem } = useSave(form, {
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
          )}
          <ErrorArea message={problem} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" disabled={deduct.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={deduct.isPending}>
              Deduct
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
