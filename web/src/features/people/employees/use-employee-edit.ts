import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import {
  DETAIL_NAMES,
  type DetailName,
  mapDetails,
} from '@intranet/contract/people/employee-fields.ts';
import { type EmployeeRecord, employeeEditBody } from '@intranet/contract/people/endpoints.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';
import { notifySuccess } from '@intranet/ui/feedback/notify.ts';
import { showFormErrors } from '@intranet/ui/forms/form-errors.ts';
import { createEditContext } from '@intranet/ui/tables/row-edit/edit-context.ts';
import { useEditedRow } from '@intranet/ui/tables/row-edit/use-edited-row.ts';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { editEmployee, peopleKeys } from '../api.ts';
import { useLookAlike, useNearName } from './use-near-name.ts';

interface EditValues extends Record<string, unknown>, Record<DetailName, string> {
  nome: string;
  employee_id: number | undefined;
  new_name: string;
  area: string;
  cargo: Cargo;
  ativo: Ativo;
  saldo: number | string;
  expected_saldo: number;
  reason: string;
  /** The details as they were when editing began. */
  stored: Record<DetailName, string>;
}

export type EmployeeEdit = ReturnType<typeof useEmployeeEdit>;

export const { EditProvider, useEdit } = createEditContext<EmployeeEdit>();

function valuesOf(row: EmployeeRecord | null): EditValues {
  const details = mapDetails((name) => row?.[name] ?? '');
  return {
    nome: row?.NOME ?? '',
    employee_id: row?.id,
    new_name: row?.NOME ?? '',
    area: row?.AREA ?? '',
    cargo: row?.cargo ?? 'Junior Assist',
    ativo: row?.ATIVO ?? 'S',
    saldo: row?.SALDO ?? 0,
    expected_saldo: row?.SALDO ?? 0,
    reason: '',
    ...details,
    stored: details,
  };
}

/** A changed balance needs a reason for the ledger. */
export function changesBalance({ saldo, expected_saldo }: EditValues): boolean {
  return saldo !== expected_saldo;
}

const renames = ({ nome, new_name }: EditValues) => new_name.trim() !== nome;

/** The call's body, without details and a name that stay, which others may change meanwhile. */
function bodyOf(values: EditValues) {
  const { new_name, reason, stored, ...body } = values;
  const kept = DETAIL_NAMES.filter((name) => values[name].trim() === stored[name]);
  return {
    ...body,
    ...Object.fromEntries(kept.map((name) => [name, undefined])),
    ...(changesBalance(values) && { reason }),
    ...(renames(values) && { new_name }),
  };
}

export function useEmployeeEdit(
  wanted: number | null,
  rows: readonly EmployeeRecord[],
  close: () => void,
) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  /** The current balance, if it has changed since editing began. */
  const [currentBalance, setCurrentBalance] = useState<number | null>(null);
  const [confirming, setConfirming] = useState(false);
  const validateBody = schemaResolver(employeeEditBody, { sync: true });
  const form = useForm<EditValues>({
    initialValues: valuesOf(null),
    validate: (values) => ({
      ...(changesBalance(values) &&
        values.reason.trim() === '' && { reason: t('Enter a reason for the new balance') }),
      ...validateBody(bodyOf(values)),
    }),
  });

  const reset = () => {
    setProblem(null);
    setCurrentBalance(null);
    setConfirming(false);
  };
  const [row] = useEditedRow({
    wanted,
    rows,
    keyOf: ({ id }: EmployeeRecord) => id,
    form,
    valuesOf,
    onBegin: reset,
  });
  const near = useNearName(row ?? undefined);
  const looksLike = useLookAlike(near, renames(form.values) ? form.values.new_name : '');

  const mutation = useMutation({
    mutationFn: async (values: EditValues) => {
      const body = employeeEditBody.parse(bodyOf(values));
      if (!renames(values)) return editEmployee(body);
      await near.assertAnswered(values.new_name, 'new_name');
      return editEmployee({ ...body, another_person: near.isDistinguished(values.new_name) });
    },
    onMutate: reset,
    onSuccess: ({ message }) => {
      notifySuccess(message ?? t('Employee updated.'));
      close();
    },
    onError: (error) => {
      const current = error instanceof CallError ? error.current?.saldo : undefined;
      if (typeof current !== 'number') return setProblem(showFormErrors(form, error));
      form.setFieldValue('expected_saldo', current);
      form.setFieldError('saldo', sentenceOf(error));
      setCurrentBalance(current);
    },
    // Refreshes after a failure too, because the row may be outdated.
    onSettled: () => peopleKeys.refresh(queryClient),
  });

  const marksAsLeft = (values: EditValues) => values.ativo === 'N' && row?.ATIVO !== 'N';
  return {
    row,
    form,
    problem,
    currentBalance,
    /** The other employee whom the new name resembles, until somebody says that they differ. */
    looksLike,
    isSomebodyElse: () => {
      near.distinguish(form.values.new_name);
      form.clearFieldError('new_name');
    },
    pending: mutation.isPending,
    confirming,
    save: form.onSubmit((values) =>
      marksAsLeft(values) ? setConfirming(true) : mutation.mutate(values),
    ),
    confirm: () => mutation.mutate(form.getValues()),
    cancelConfirm: () => setConfirming(false),
    cancel: close,
  };
}
