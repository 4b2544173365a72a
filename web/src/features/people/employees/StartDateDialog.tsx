import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import {
  type StartDateEffect,
  startDateEffect,
} from '@intranet/contract/balance/start-date-effect.ts';
import { isDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  type EmployeeRecord,
  NO_START_DATE,
  startDateBody,
} from '@intranet/contract/people/endpoints.ts';
import { DayInput } from '@intranet/ui/forms/DayInput.tsx';
import { DaysInput } from '@intranet/ui/forms/DaysInput.tsx';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Text } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteQuery } from '#core/site.ts';
import { correctStartDate, peopleKeys } from '../api.ts';

function effectText({ SALDO, ATIVO }: EmployeeRecord, effect: StartDateEffect): string {
  if (ATIVO !== 'S')
    return t('This employee doesn’t accrue vacation, so the balance doesn’t change.');
  const { monthsBefore, monthsAfter, adjustment } = effect;
  if (monthsBefore === null) {
    return t(
      'Vacation accrues monthly from this date. The balance stays at {balance}, which already includes earlier accruals.',
      { balance: daysInWords(SALDO) },
    );
  }
  const worked = t('Months worked until today: {monthsAfter} instead of {monthsBefore}.', {
    monthsAfter,
    monthsBefore,
  });
  if (adjustment === 0) {
    return `${worked} ${t('The balance stays at {balance}.', { balance: daysInWords(SALDO) })}`;
  }
  const values = {
    months: Math.abs(monthsAfter - monthsBefore),
    days: daysInWords(Math.abs(adjustment)),
  };
  const difference =
    adjustment > 0
      ? t('The difference of {months, plural, one {# month} other {# months}} adds {days}.', values)
      : t(
          'The difference of {months, plural, one {# month} other {# months}} deducts {days}.',
          values,
        );
  return `${worked} ${difference}`;
}

function balanceText(balance: number, adjustment: number | string): string {
  const now = daysInWords(balance);
  if (typeof adjustment !== 'number') return t('The balance is {now} now.', { now });
  const after = daysInWords(balance + adjustment);
  return t('The balance is {now} now, and {after} afterwards.', { now, after });
}

/** The adjustment follows the date until the user types another value. */
function useStartDateForm(employee: EmployeeRecord, onSaved: () => void) {
  const today = useQuery(siteQuery).data?.today;
  const known = employee.start_date === NO_START_DATE ? null : employee.start_date;
  const [typed, setTyped] = useState<number | string | null>(null);
  const effectOf = (date: string) =>
    today && isDay(date) && date !== known
      ? startDateEffect(known, date, { accrues: employee.ATIVO === 'S', today })
      : null;
  const bodyOf = (date: string) => ({
    nome: employee.NOME,
    employee_id: employee.id,
    start_date: date,
    expected_start_date: known,
    adjustment: typed ?? effectOf(date)?.adjustment ?? 0,
  });
  const { form, formState } = useSaveForm({
    initialValues: { start_date: known ?? '' },
    validate: (values) => schemaResolver(startDateBody, { sync: true })(bodyOf(values.start_date)),
    refresh: peopleKeys.refresh,
    refreshAfterFailure: true,
    send: (values) => correctStartDate(startDateBody.parse(bodyOf(values.start_date))),
    onSaved,
  });
  const effect = effectOf(form.values.start_date);
  const adjustment = typed ?? effect?.adjustment ?? 0;
  const dirty = formState.dirty || typed !== null;
  return { form, formState: { ...formState, dirty }, effect, adjustment, setTyped };
}

interface Props {
  employee: EmployeeRecord;
  onClose: () => void;
}

export function StartDateDialog({ employee, onClose }: Props) {
  const start = useStartDateForm(employee, onClose);
  const { form, effect, adjustment } = start;

  return (
    <FormDialog
      {...start.formState}
      title={rich('Start date of {name}', { name: <bdi>{employee.NOME}</bdi> })}
      action={t('Correct date')}
      onClose={onClose}
    >
      <DayInput label={t('Start Date')} data-autofocus {...form.getInputProps('start_date')} />
      <Text size="sm" role="status">
        {effect
          ? effectText(employee, effect)
          : t('Choose another date to see its effect on the balance.')}
      </Text>
      {effect && (
        <DaysInput
          label={t('Adjustment in days')}
          description={balanceText(employee.SALDO, adjustment)}
          error={form.errors.adjustment}
          value={adjustment}
          onChange={start.setTyped}
        />
      )}
    </FormDialog>
  );
}
