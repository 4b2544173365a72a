import { type Birthday, NO_BIRTHDAY } from '@intranet/contract/communication/endpoints.ts';
import { birthdayProblem } from '@intranet/contract/communication/rules.ts';
import { formatDay, INVALID_DAY, parseDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { notifyFailure, notifySuccess } from '@intranet/ui/feedback/notify.ts';
import { createEditContext } from '@intranet/ui/tables/row-edit/edit-context.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteQuery } from '#core/site.ts';
import { communicationKeys, updateBirthday } from '../api.ts';

export const { EditProvider, useEdit } = createEditContext<ReturnType<typeof useBirthdayEdit>>();

interface Draft {
  row: Birthday;
  text: string;
}

/**
 * Input stays until saved, cancelled (spec §4), or the person leaves the list.
 * @param isLong true if the rows are only a page of the list, so that others may be edited
 */
export function useBirthdayEdit(rows: readonly Birthday[], isLong: boolean) {
  const queryClient = useQueryClient();
  const { data: site } = useQuery(siteQuery);
  const [started, setDraft] = useState<Draft | null>(null);
  const row = rows.find(({ employee_id }) => employee_id === started?.row.employee_id);
  const draft = row || isLong ? started : null;
  const [problem, setProblem] = useState<string | null>(null);
  const mutation = useMutation({
    mutationFn: updateBirthday,
    onMutate: () => setProblem(null),
    onSuccess: async ({ message }) => {
      notifySuccess(message ?? t('Birthday updated!'));
      await communicationKeys.refresh(queryClient);
      setDraft(null);
    },
    onError: (error) => {
      notifyFailure(t('Fail to update birthday. Check console.'));
      setProblem(sentenceOf(error));
    },
  });

  const change = (next: Draft | null) => {
    setDraft(next);
    setProblem(null);
  };
  const text = draft?.text.trim() ?? '';
  const day = parseDay(text) ?? '';
  const problemOf = () => {
    if (day === '') return text === '' ? null : t(INVALID_DAY);
    // Until today's date is known, only the server validates.
    return site ? birthdayProblem(day, site.today) : null;
  };
  return {
    /** The row being edited. */
    edited: draft ? (row ?? draft.row) : undefined,
    /** The id of the edited employee. */
    editing: draft?.row.employee_id ?? null,
    /** YYYY-MM-DD, or empty while the input is no valid date. */
    day,
    problem,
    pending: mutation.isPending,
    begin: (begun: Birthday) =>
      change({
        row: begun,
        text: begun.birthday === NO_BIRTHDAY ? '' : formatDay(begun.birthday),
      }),
    type: (typed: string) => draft && change({ ...draft, text: typed }),
    save: () => {
      if (!draft || mutation.isPending) return;
      const found = problemOf();
      setProblem(found);
      if (!found) {
        const { name, employee_id } = draft.row;
        mutation.mutate({ name, employee_id, newBirthday: day });
      }
    },
    cancel: () => change(null),
  };
}
