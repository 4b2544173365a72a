import { deductionBody } from '@intranet/contract/balance/endpoints.ts';
import type { DeductionType } from '@intranet/contract/balance/ledger-kinds.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { schemaResolver, useForm } from '@mantine/form';
import { useRequestKey } from '#core/use-request-key.ts';
import { peopleKeys } from '#features/people/api.ts';
import { useSave } from '#ui/forms/use-save.ts';
import { deductVacation } from '../api.ts';

export type DeductionForm = ReturnType<typeof useDeductionForm>['form'];

/** @param person the employee chosen when the form opens */
export function useDeductionForm(person: EmployeeRecord | undefined, onSaved: () => void) {
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
  const { save: deduct, problem } = useSave({
    form,
    refresh: peopleKeys.refresh,
    send: (body: Parameters<typeof deductVacation>[0]) =>
      withKey(body, (key) => deductVacation(body, key)),
    saved: 'Vacation Deduction submitted!',
    onSaved,
  });
  return { form, deduct, problem };
}
