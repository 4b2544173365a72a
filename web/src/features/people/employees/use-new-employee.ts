import { invitedAccountBody } from '@intranet/contract/accounts/joining-endpoints.ts';
import { openingBalance } from '@intranet/contract/balance/accrual.ts';
import { type Day, isDay } from '@intranet/contract/core/days.ts';
import type { Language } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { mapDetails } from '@intranet/contract/people/employee-fields.ts';
import { newEmployeeBody } from '@intranet/contract/people/endpoints.ts';
import { newEmployeeProblems } from '@intranet/contract/people/new-employee-problems.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { schemaResolver } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { siteQuery } from '#core/site.ts';
import { addPerson, createEmployee, peopleKeys } from '../api.ts';
import { useLookAlike, useNearName } from './use-near-name.ts';

/** No choice of the person's own. */
export const COMPANY_LANGUAGE = '';

const EMPTY = {
  nome: '',
  area: '',
  cargo: null as Cargo | null,
  // The defaults of spec §9.
  ativo: 'S' as Ativo,
  saldo: 0 as number | string,
  start_date: '',
  ...mapDetails(() => ''),
  /** True if the form also creates an account. */
  invites: false,
  // Null while it follows the name.
  username: null as string | null,
  email: '',
  // It gives access, so nothing is suggested.
  role: null as Role | null,
  language: COMPANY_LANGUAGE as Language | typeof COMPANY_LANGUAGE,
};
type Values = typeof EMPTY;

const accountOf = ({ nome, username, email, role, language }: Values) => ({
  username: username ?? nome,
  email,
  role,
  language: language || null,
});

const checkAccount = schemaResolver(invitedAccountBody, { sync: true });

/** The new employee's id, and the link to pass on if the intranet sends no email. */
export type Created = { employeeId: number; link: string | null } | null;

/** The day that a field has, or null for empty and other text. */
const dayOf = (text: string): Day | null => (isDay(text) ? text : null);

/** @param onSaved gets the person if an account was created too */
export function useNewEmployee(invites: boolean, onSaved: (created: Created) => void) {
  const { data: site } = useQuery(siteQuery);
  const today = site?.today;
  // A typed balance is not replaced by a computed one.
  const [typed, setTyped] = useState(false);
  const near = useNearName();
  const { form, formState } = useSaveForm({
    initialValues: { ...EMPTY, invites },
    schema: newEmployeeBody,
    validate: (values) => {
      const { ativo, start_date, birth_date } = values;
      const facts = { ativo, start_date: dayOf(start_date), birth_date: dayOf(birth_date) };
      return {
        ...(today && newEmployeeProblems(facts, today)),
        ...(values.invites && checkAccount(accountOf(values))),
      };
    },
    refresh: peopleKeys.refresh,
    send: async (values) => {
      await near.assertAnswered(values.nome, 'nome');
      const another_person = near.isDistinguished(values.nome);
      const employee = { ...newEmployeeBody.parse(values), another_person };
      if (!values.invites) {
        await createEmployee(employee);
        return null;
      }
      const created = await addPerson({
        ...employee,
        ...invitedAccountBody.parse(accountOf(values)),
      });
      return { employeeId: created.employee_id, link: created.join_link };
    },
    saved: (created) =>
      created && !created.link ? t('Employee created and invitation sent') : t('Employee created.'),
    onSaved: (_, created) => onSaved(created),
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
