import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
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

interface EditValues extends Record<string, unknown> {
  nome: string;
  employee_id: number | undefined;
  area: string;
  cargo: Cargo;
  ativo: Ativo;
  saldo: number | string;
  expected_saldo: number;
  reason: string;
}

export type EmployeeEdit = ReturnType<typeof useEmployeeEdit>;

export const { EditProvider, useEdit } = createEditContext<EmployeeEdit>();

function valuesOf(row: EmployeeRecord | null): EditValues {
  return {
    nome: row?.NOME ?? '',
    employee_id: row?.id,
    area: row?.AREA ?? '',
    cargo: row?.cargo ?? 'Junior Assist',
    ativo: row?.ATIVO ?? 'S',
    saldo: row?.SALDO ?? 0,
    expected_saldo: row?.SALDO ?? 0,
    reason: '',
  };
}

/** A changed balance needs a reason for the ledger. */
export function changesBalance({ saldo, expected_saldo }: EditValues): boolean {
  return saldo !== expected_saldo;
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
  const form = useForm<EditValues>({
    initialValues: valuesOf(null),
    validate: schemaResolver(employeeEditBody, { sync: true }),
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

  const mutation = useMutation({
    mutationFn: (values: EditValues) => {
      const { reason, ...facts } = employeeEditBody.parse(values);
      return editEmployee(changesBalance(values) ? { ...facts, reason } : facts);
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
