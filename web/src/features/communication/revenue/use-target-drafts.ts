import {
  updateRevenueTarget as endpoint,
  type RevenueTarget,
} from '@intranet/contract/communication/endpoints.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
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
  /** What the changed amounts were, so that the server notices other people's changes. */
  before: Partial<Amounts>;
  saving: boolean;
  problem: string | null;
}
const UNTOUCHED: RowState = { draft: {}, before: {}, saving: false, problem: null };

export const { EditProvider: DraftsProvider, useEdit: useDrafts } =
  createEditContext<ReturnType<typeof useTargetDrafts>>();

const amountsOf = ({ goal, actual }: Amounts): Amounts => ({ goal, actual });

function problemOf(target: RevenueTarget): string | null {
  const { success, error } = endpoint.body.safeParse(target);
  return success ? null : (error.issues[0]?.message ?? null);
}

/** What is typed into a year's months. */
export function useTargetDrafts(year: number) {
  const queryClient = useQueryClient();
  const [rows, setRows] = useState<Readonly<Record<number, RowState>>>({});
  const set = (month: number, change: Partial<RowState>) =>
    setRows((all) => ({ ...all, [month]: { ...UNTOUCHED, ...all[month], ...change } }));

  const mutation = useMutation({
    mutationFn: updateTarget,
    onMutate: ({ month }) => set(month, { saving: true, problem: null }),
    onSuccess: ({ message }, saved) => {
      // Updates the cache at once, so the old amounts don't flash.
      queryClient.setQueryData(targetsQuery(year).queryKey, (stored) =>
        stored?.map((row) => (row.month === saved.month ? { ...row, ...amountsOf(saved) } : row)),
      );
      set(saved.month, UNTOUCHED);
      notifySuccess(message ?? t('Saved!'));
      return communicationKeys.refresh(queryClient);
    },
    onError: (error, { month }) => {
      notifyFailure(t('Fail to save. Check console.'));
      set(month, { saving: false, problem: sentenceOf(error) });
      if (!(error instanceof CallError) || error.code !== 'conflict') return;
      // The sentence names the other person's amounts, so saving again replaces these.
      setRows((all) => {
        const row = all[month] ?? UNTOUCHED;
        const seen = Object.entries(row.before).filter(([field]) => !(field in error.fields));
        return { ...all, [month]: { ...row, before: Object.fromEntries(seen) } };
      });
      return communicationKeys.refresh(queryClient);
    },
  });

  const rowOf = (stored: RevenueTarget) => {
    const row = rows[stored.month] ?? UNTOUCHED;
    const values = { ...amountsOf(stored), ...row.draft };
    const unsaved = values.goal !== stored.goal || values.actual !== stored.actual;
    return { ...row, values, unsaved };
  };
  return {
    rowOf,
    change: (stored: RevenueTarget, amounts: Partial<Amounts>) => {
      const { draft, before } = rowOf(stored);
      const fields = Object.keys(amounts) as (keyof Amounts)[];
      const seen = Object.fromEntries(fields.map((field) => [field, stored[field]]));
      set(stored.month, {
        draft: { ...draft, ...amounts },
        before: { ...seen, ...before },
        problem: null,
      });
    },
    drop: (month: number) => set(month, UNTOUCHED),
    save: (stored: RevenueTarget) => {
      const { values, before, saving } = rowOf(stored);
      if (saving) return;
      const sent = { month: stored.month, ...values };
      const problem = problemOf(sent);
      if (problem) set(stored.month, { problem });
      else mutation.mutate({ ...sent, year, before: { ...amountsOf(stored), ...before } });
    },
  };
}
