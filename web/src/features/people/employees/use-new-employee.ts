import { openingBalance } from '@intranet/contract/balance/accrual.ts';
import { type Day, isDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { mapDetails } from '@intranet/contract/people/employee-fields.ts';
import { newEmployeeBody } from '@intranet/contract/people/endpoints.ts';
import { newEmployeeProblems } from '@intranet/contract/people/new-employee-problems.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { siteQuery } from '#core/site.ts';
import { createEmployee, peopleKeys } from '../api.ts';
import { useLookAlike, useNearName } from './use-near-name.ts';

const EMPTY = {
  nome: '',
  area: '',
  cargo: null as Cargo | null,
  // The defaults of spec §9.
  ativo: 'S' as Ativo,
  saldo: 0 as number | string,
  start_date: '',
  ...mapDetails(() => ''),
};

/** The day that a field has, or null for empty and other text. */
const dayOf = (text: string): Day | null => (isDay(text) ? text : null);

export function useNewEmployee(onSaved: () => void) {
  const today = useQuery(siteQuery).data?.today;
  // A typed balance is not replaced by a computed one.
  const [typed, setTyped] = useState(false);
  const near = useNearName();
  const { form, formState } = useSaveForm({
    initialValues: EMPTY,
    schema: newEmployeeBody,
    validate: ({ ativo, start_date, birth_date }) => {
      const facts = { ativo, start_date: dayOf(start_date), birth_date: dayOf(birth_date) };
      return today ? newEmployeeProblems(facts, today) : {};
    },
    refresh: peopleKeys.refresh,
    send: async (values) => {
      await near.assertAnswered(values.nome, 'nome');
      const another_person = near.isDistinguished(values.nome);
      return createEmployee({ ...newEmployeeBody.parse(values), another_person });
    },
    saved: t('Employee created.'),
    onSaved,
  });
  const { saldo, start_date } = form.values;
  const start = dayOf(start_date);
  const proposed = today && start ? openingBalance(start, today) : 0;
  const { setFieldValue } = form;
  // Today's date may load after the start date was chosen.
  useEffect(() => {
    if (!typed && saldo !== proposed) setFieldValue('saldo', proposed);
  }, [typed, saldo, proposed, setFieldValue]);
  const looksLike = useLookAlike(near, form.values.nome);
  return {
    form,
    formState,
    proposed,
    typed,
    setTyped,
    looksLike,
    isSomebodyElse: near.distinguish,
  };
}
