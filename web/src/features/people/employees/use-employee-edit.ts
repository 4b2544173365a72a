import { type EmployeeRecord, employeeEditBody } from '@intranet/contract/people/endpoints.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '#core/call.ts';
import { invalidateLeave } from '#features/leave/api.ts';
import { showFormErrors } from '#ui/form-errors.ts';
import { notifySuccess } from '#ui/notify.ts';
import { editEmployee } from './api.ts';

interface EditValues extends Record<string, unknown> {
  nome: string;
  area: string;
  cargo: Cargo;
  ativo: Ativo;
  /** Text while what is typed is no number. */
  saldo: number | string;
  /** The balance that `saldo` is typed over. */
  expected_saldo: number;
  reason: string;
}

export interface EmployeeEdit {
  /** Whose record is being edited, as it was when that began. */
  row: EmployeeRecord | null;
  form: UseFormReturnType<EditValues>;
  /** What no field can say. */
  problem: string | null;
  /** The balance by now, when it moved since the editing began. */
  moved: number | null;
  pending: boolean;
  /** It is being asked whether they have really left. */
  confirming: boolean;
  save: () => void;
  confirm: () => void;
  reconsider: () => void;
  cancel: () => void;
}

function valuesOf(row: EmployeeRecord | null): EditValues {
  return {
    nome: row?.NOME ?? '',
    area: row?.AREA ?? '',
    cargo: row?.cargo ?? 'Junior Assist',
    ativo: row?.ATIVO ?? 'S',
    saldo: row?.SALDO ?? 0,
    expected_saldo: row?.SALDO ?? 0,
    reason: '',
  };
}

/** True once the balance is to be another: then the ledger wants to know why. */
export function changesBalance({ saldo, expected_saldo }: EditValues): boolean {
  return saldo !== expected_saldo;
}

/**
 * The editing of one employee, in the row or in a dialog: what is typed stays until it is saved or
 * dropped, whatever happens to the table meanwhile.
 * @param wanted whose record the address asks to edit
 */
export function useEmployeeEdit(wanted: EmployeeRecord | null, close: () => void): EmployeeEdit {
  const queryClient = useQueryClient();
  const [row, setRow] = useState<EmployeeRecord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const [confirming, setConfirming] = useState(false);
  const form = useForm<EditValues>({
    initialValues: valuesOf(null),
    validate: schemaResolver(employeeEditBody, { sync: true }),
  });

  useEffect(() => {
    if (wanted?.NOME === row?.NOME) return;
    form.setInitialValues(valuesOf(wanted));
    form.reset();
    setProblem(null);
    setMoved(null);
    setConfirming(false);
    setRow(wanted);
  }, [wanted, row, form]);

  const mutation = useMutation({
    mutationFn: (values: EditValues) => {
      const { reason, ...facts } = employeeEditBody.parse(values);
      return editEmployee(changesBalance(values) ? { ...facts, reason } : facts);
    },
    onMutate: () => {
      setProblem(null);
      setMoved(null);
      setConfirming(false);
    },
    onSuccess: ({ message }) => {
      notifySuccess(message ?? 'Dados atualizados com sucesso!');
      close();
    },
    onError: (error) => {
      const present = error instanceof CallError ? error.current?.saldo : undefined;
      if (typeof present !== 'number') return setProblem(showFormErrors(form, error));
      // Saved again, what was typed replaces the balance that is known by now.
      form.setFieldValue('expected_saldo', present);
      form.setFieldError('saldo', error.message);
      setMoved(present);
    },
    // After a failure too: the row may not be what it was.
    onSettled: () => invalidateLeave(queryClient),
  });

  const leaves = (values: EditValues) => values.ativo === 'N' && row?.ATIVO !== 'N';
  return {
    row,
    form,
    problem,
    moved,
    pending: mutation.isPending,
    confirming,
    save: form.onSubmit((values) =>
      leaves(values) ? setConfirming(true) : mutation.mutate(values),
    ),
    confirm: () => mutation.mutate(form.getValues()),
    reconsider: () => setConfirming(false),
    cancel: close,
  };
}
