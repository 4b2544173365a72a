import { deductionBody } from '@intranet/contract/balance/endpoints.ts';
import {
  DEDUCTION_TYPES,
  type DeductionType,
  deductionTypeLabel,
} from '@intranet/contract/balance/ledger-kinds.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import type { FoundPerson } from '@intranet/contract/people/search-endpoints.ts';
import { DayInput } from '@intranet/ui/forms/DayInput.tsx';
import { DaysInput } from '@intranet/ui/forms/DaysInput.tsx';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { filterOptions } from '@intranet/ui/forms/filter-options.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Select, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRequestKey } from '#core/use-request-key.ts';
import { areasQuery, peopleKeys } from '#features/people/api.ts';
import { areaOptions } from '#features/people/shared/areas.ts';
import { EmployeeSelect } from '#features/people/shared/EmployeeSelect.tsx';
import { deductVacation } from '../api.ts';
import { BalanceAfter } from './BalanceAfter.tsx';

type Deducted = Omit<FoundPerson, 'photo'>;

const deductedOf = ({ id, NOME, AREA, cargo, ATIVO, SALDO }: EmployeeRecord): Deducted => ({
  employee_id: id,
  name: NOME,
  area: AREA,
  cargo,
  has_left: ATIVO === 'N',
  balance: SALDO,
});

/** Somebody who has left sells no vacation (D71). */
const typesFor = (person: Deducted | null) =>
  DEDUCTION_TYPES.map((value) => ({
    value,
    label: deductionTypeLabel(value),
    disabled: person?.has_left && value !== 'RESCISÃO',
  }));

interface Props {
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

export function DeductionDialog({ person, onClose }: Props) {
  const { form, formState } = useDeductionForm(person, onClose);
  const { employee_id: id, date, days, leave_type: type } = form.values;
  const [known, setKnown] = useState<Deducted | null>(person ? deductedOf(person) : null);
  const chosen = known?.employee_id === id ? known : null;

  return (
    <FormDialog
      {...formState}
      title={t('Vacation Deduction')}
      action={t('Deduct')}
      size="lg"
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <EmployeeSelects form={form} person={person} onChoose={setKnown} />
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
      {chosen && chosen.balance !== null && (
        <BalanceAfter
          employee={{ id: chosen.employee_id, NOME: chosen.name }}
          balance={chosen.balance}
          {...{ days, date, type }}
        />
      )}
    </FormDialog>
  );
}

interface SelectsProps extends Pick<Props, 'person'> {
  form: ReturnType<typeof useDeductionForm>['form'];
  onChoose: (person: Deducted | null) => void;
}

function EmployeeSelects({ form, person, onChoose }: SelectsProps) {
  const { area, employee_id: id } = form.values;
  const areas = useQuery(areasQuery);
  return (
    <>
      <Select
        label={t('Area')}
        data-autofocus={person ? undefined : true}
        placeholder={t('Choose')}
        data={areaOptions(areas.data ?? (person ? [person.AREA] : []), (one) => one)}
        searchable
        openOnFocus={false}
        filter={filterOptions()}
        allowDeselect={false}
        nothingFoundMessage={areas.isPending ? t('Loading…') : t('No area found')}
        {...form.getInputProps('area')}
        onChange={(chosen) => {
          form.setValues({
            area: chosen,
            ...(chosen !== area && { name: null, employee_id: undefined }),
          });
        }}
        error={form.errors.area ?? (areas.error && sentenceOf(areas.error))}
      />
      <EmployeeSelect
        key={area}
        label={t('Name')}
        placeholder={area ? t('Choose') : t('Choose an area first')}
        among="everyone"
        area={area ?? ''}
        initial={person && deductedOf(person)}
        disabled={!area}
        clearable={false}
        value={id}
        onChange={(one) => {
          onChoose(one);
          form.setValues({ name: one?.name ?? null, employee_id: one?.employee_id });
        }}
        error={form.errors.name}
      />
    </>
  );
}
