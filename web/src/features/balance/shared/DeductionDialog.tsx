import { deductionBody } from '@intranet/contract/balance/endpoints.ts';
import {
  DEDUCTION_TYPES,
  type DeductionType,
  deductionTypeLabel,
} from '@intranet/contract/balance/ledger-kinds.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { DayInput } from '@intranet/ui/forms/DayInput.tsx';
import { DaysInput } from '@intranet/ui/forms/DaysInput.tsx';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { filterOptions } from '@intranet/ui/forms/filter-options.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Select, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRequestKey } from '#core/use-request-key.ts';
import { peopleKeys, peopleOfAreaQuery } from '#features/people/api.ts';
import { areaOptions } from '#features/people/shared/areas.ts';
import { EmployeeSelect } from '#features/people/shared/EmployeeSelect.tsx';
import { deductVacation } from '../api.ts';
import { BalanceAfter } from './BalanceAfter.tsx';

/** Somebody who has left sells no vacation (D71). */
const typesFor = (person: EmployeeRecord | undefined) =>
  DEDUCTION_TYPES.map((value) => ({
    value,
    label: deductionTypeLabel(value),
    disabled: person?.ATIVO === 'N' && value !== 'RESCISÃO',
  }));

interface Props {
  employees: readonly EmployeeRecord[];
  person: EmployeeRecord | undefined;
  onClose: () => void;
}

function useDeductionForm(person: Props['person'], onSaved: () => void) {
  const withKey = useRequestKey();
  return useSaveForm({
    initialValues: {
      area: person?.AREA ?? null,
      name: person?.NOME ?? null,
      employee_id: person?.id,
      date: '',
      days: '' as number | string,
      leave_type: null as DeductionType | null,
    },
    schema: deductionBody,
    refresh: peopleKeys.refresh,
    send: (values) => {
      const body = deductionBody.parse(values);
      return withKey(body, (key) => deductVacation(body, key));
    },
    saved: t('Vacation Deduction submitted!'),
    onSaved,
  });
}

export function DeductionDialog({ employees, person, onClose }: Props) {
  const { form, formState } = useDeductionForm(person, onClose);
  const { employee_id: id, date, days, leave_type: type } = form.values;
  const chosen = employees.find((row) => row.id === id);
  const balance = chosen?.SALDO;

  return (
    <FormDialog
      {...formState}
      title={t('Vacation Deduction')}
      action={t('Deduct')}
      size="lg"
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <EmployeeSelects form={form} employees={employees} autoFocus={!person} />
        <DayInput label={t('Date')} {...form.getInputProps('date')} />
        <DaysInput
          label={t('Days')}
          data-autofocus={person ? true : undefined}
          {...form.getInputProps('days')}
        />
        <Select
          label={t('Leave Type')}
          placeholder={t('Choose')}
          data={typesFor(chosen)}
          allowDeselect={false}
          {...form.getInputProps('leave_type')}
        />
      </SimpleGrid>
      {chosen && balance !== undefined && (
        <BalanceAfter employee={chosen} {...{ balance, days, date, type }} />
      )}
    </FormDialog>
  );
}

interface SelectsProps extends Pick<Props, 'employees'> {
  form: ReturnType<typeof useDeductionForm>['form'];
  autoFocus: boolean;
}

function EmployeeSelects({ form, employees, autoFocus }: SelectsProps) {
  const { area, employee_id: id } = form.values;
  const current = useQuery({ ...peopleOfAreaQuery(area ?? ''), enabled: Boolean(area) });
  const areas = areaOptions(employees, (row) => row.AREA);
  const known = employees.filter((row) => row.AREA === area);
  const chosen = known.filter((row) => row.id === id);
  const left = known.filter((row) => row.ATIVO === 'N');
  const people = [
    ...(current.data ??
      chosen.map(({ id, NOME, AREA, cargo }) => ({
        employee_id: id,
        name: NOME,
        area: AREA,
        cargo,
      }))),
    ...left.map(({ id, NOME, AREA, cargo }) => ({
      employee_id: id,
      name: t('{name} (has left)', { name: NOME }),
      area: AREA,
      cargo,
    })),
  ];
  return (
    <>
      <Select
        label={t('Area')}
        data-autofocus={autoFocus || undefined}
        placeholder={t('Choose')}
        data={areas}
        searchable
        openOnFocus={false}
        filter={filterOptions()}
        allowDeselect={false}
        nothingFoundMessage={t('No area found')}
        {...form.getInputProps('area')}
        onChange={(chosen) => {
          form.setValues({
            area: chosen,
            ...(chosen !== area && { name: null, employee_id: undefined }),
          });
        }}
      />
      <EmployeeSelect
        label={t('Name')}
        placeholder={area ? t('Choose') : t('Choose an area first')}
        employees={people}
        disabled={!area}
        clearable={false}
        nothingFoundMessage={current.isPending ? t('Loading…') : t('No one found')}
        onDropdownOpen={() => {
          if (current.isError) void current.refetch();
        }}
        value={id}
        onChange={(one) =>
          form.setValues({
            name: employees.find((row) => row.id === one?.employee_id)?.NOME ?? one?.name ?? null,
            employee_id: one?.employee_id,
          })
        }
        error={form.errors.name ?? (current.error && sentenceOf(current.error))}
      />
    </>
  );
}
