import { formatDay, isDay, parseDay } from '@intranet/contract/core/days.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAddress } from '#core/use-address.ts';
import { peopleKeys } from '#features/people/api.ts';
import { useSave } from '#ui/forms/use-save.ts';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';
import { moveLeave, pendingQuery } from '../api.ts';
import { useDraft } from './use-draft.ts';

const loadSchema = () =>
  import('@intranet/contract/leave/endpoints.ts').then((calls) => calls.leaveUpdateBody);
const EMPTY = { OLD_START_DATE: null as string | null, NEW_START_DATE: '', NEW_END_DATE: '' };
const CHOSEN = { old: '' };

function readDraft(values: Record<string, string | null>): typeof EMPTY {
  const { OLD_START_DATE, NEW_START_DATE, NEW_END_DATE } = values;
  const day = (text: string | null | undefined) => (text && isDay(text) ? text : '');
  return {
    OLD_START_DATE: OLD_START_DATE ?? null,
    NEW_START_DATE: day(NEW_START_DATE),
    NEW_END_DATE: day(NEW_END_DATE),
  };
}

/** The form that moves a pending leave, with the leaves to choose from. */
export function useUpdateForm(name: string) {
  const queryClient = useQueryClient();
  const pending = useQuery(pendingQuery(name));
  const [{ old }, setAddress] = useAddress(CHOSEN);
  const asked = parseDay(old);
  const draft = useDraft('leave-update', old);
  const leaves = pending.data ?? [];
  const find = (start: string | null) =>
    leaves.find((leave) => leave.DATA_INICIO_FORMATADA === start);
  const form = useSchemaForm({
    initialValues: draft.values
      ? readDraft(draft.values)
      : { ...EMPTY, OLD_START_DATE: asked && formatDay(asked) },
    onValuesChange: draft.store,
    loadSchema,
    bodyOf: (values) => ({
      ...values,
      // The URL's date must belong to a leave that can be moved.
      OLD_START_DATE: find(values.OLD_START_DATE)?.DATA_INICIO_FORMATADA,
      NOMECOLABORADOR: name,
    }),
  });

  const { save: submit, problem } = useSave({
    form,
    refresh: peopleKeys.refresh,
    send: moveLeave,
    onSaved: () => {
      form.setInitialValues(EMPTY);
      form.reset();
      setAddress(CHOSEN);
      queryClient.setQueryData(pendingQuery(name).queryKey, []);
    },
    saved: 'Vacation updated successfully!',
    fallback: 'Failed to update vacation',
  });

  const onSubmit = form.onSubmit((values) =>
    submit.mutate({
      NOMECOLABORADOR: name,
      OLD_START_DATE: values.OLD_START_DATE ?? '',
      NEW_START_DATE: values.NEW_START_DATE,
      NEW_END_DATE: values.NEW_END_DATE,
    }),
  );
  const chosen = find(form.values.OLD_START_DATE);
  return { form, pending, leaves, chosen, submit, onSubmit, problem };
}
