import {
  updateRevenueTarget as endpoint,
  type RevenueTarget,
} from '@intranet/contract/communication/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { notifyFailure, notifySuccess } from '@intranet/ui/feedback/notify.ts';
import { createEditContext } from '@intranet/ui/tables/row-edit/edit-context.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { communicationKeys, targetsQuery, updateTarget } from '../api.ts';

type Amounts = Pick<RevenueTarget, 'goal' | 'actual'>;

interface RowState {
  /** Only the changed amounts. The others keep following the server. */
  draft: Partial<Amounts>;
  saving: boolean;
  problem: string | null;
}
const UNTOUCHED: RowState = { draft: {}, saving: false, problem: null };

export const { EditProvider: DraftsProvider, useEdit: useDrafts } =
  createEditContext<ReturnType<typeof useTargetDrafts>>();

function problemOf(target: RevenueTarget): string | null {
  const { success, error } = endpoint.body.safeParse(target);
  return success ? null : (error.issues[0]?.message ?? null);
}

export function useTargetDrafts() {
  const queryClient = useQueryClient();
  const [rows, setRows] = useState<Readonly<Record<number, RowState>>>({});
  const set = (month: number, change: Partial<RowState>) =>
    setRows((all) => ({ ...all, [month]: { ...UNTOUCHED, ...all[month], ...change } }));

  const mutation = useMutation({
    mutationFn: updateTarget,
    onMutate: ({ month }) => set(month, { saving: true, problem: null }),
    onSuccess: ({ message }, saved) => {
      // Updates the cache at once, so the old amounts don't flash.
      queryClient.setQueryData(targetsQuery.queryKey, (stored) =>
        stored?.map((row) => (row.month === saved.month ? { ...row, ...saved } : row)),
      );
      set(saved.month, UNTOUCHED);
      notifySuccess(message ?? t('Saved!'));
      return communicationKeys.refresh(queryClient);
    },
    onError: (error, { month }) => {
      notifyFailure(t('Fail to save. Check console.'));
      set(month, { saving: false, problem: sentenceOf(error) });
    },
  });

  const rowOf = (stored: RevenueTarget) => {
    const row = rows[stored.month] ?? UNTOUCHED;
    const values = { ...stored, ...row.draft };
    const unsaved = values.goal !== stored.goal || values.actual !== stored.actual;
    return { ...row, values, unsaved };
  };
  return {
    rowOf,
    change: (stored: RevenueTarget, amounts: Partial<Amounts>) =>
      set(stored.month, { draft: { ...rowOf(stored).draft, ...amounts }, problem: null }),
    drop: (month: number) => set(month, UNTOUCHED),
    save: (stored: RevenueTarget) => {
      const { values, saving } = rowOf(stored);
      if (saving) return;
      const problem = problemOf(values);
      if (problem) set(stored.month, { problem });
      else mutation.mutate(values);
    },
  };
}
