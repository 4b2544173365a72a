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
  id: number;
  name: string;
  text: string;
}

/** Input stays until saved, cancelled (spec §4), or the person leaves the list. */
export function useBirthdayEdit(rows: readonly Birthday[]) {
  const queryClient = useQueryClient();
  const { data: site } = useQuery(siteQuery);
  const [started, setDraft] = useState<Draft | null>(null);
  const draft = rows.some(({ employee_id }) => employee_id === started?.id) ? started : null;
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
    /** The id of the edited employee. */
    editing: draft?.id ?? null,
    /** YYYY-MM-DD, or empty while the input is no valid date. */
    day,
    problem,
    pending: mutation.isPending,
    begin: ({ employee_id: id, name, birthday }: Birthday) =>
      change({ id, name, text: birthday === NO_BIRTHDAY ? '' : formatDay(birthday) }),
    type: (typed: string) => draft && change({ ...draft, text: typed }),
    save: () => {
      if (!draft || mutation.isPending) return;
      const found = problemOf();
      setProblem(found);
      if (!found) {
        mutation.mutate({ name: draft.name, employee_id: draft.id, newBirthday: day });
      }
    },
    cancel: () => change(null),
  };
}
