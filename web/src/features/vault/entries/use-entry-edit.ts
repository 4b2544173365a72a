import { CallError } from '@intranet/contract/core/call-error.ts';
import {
  type ListedEntry,
  updatePassword,
  type VaultEntry,
  vaultEntrySchema,
} from '@intranet/contract/vault/endpoints.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { showFormErrors } from '@intranet/ui/forms/form-errors.ts';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { createEditContext } from '@intranet/ui/tables/row-edit/edit-context.ts';
import { useEditedRow } from '@intranet/ui/tables/row-edit/use-edited-row.ts';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readPassword, updateEntry, vaultKeys } from '../api.ts';

interface EditValues extends Record<string, unknown> {
  platform: string;
  link: string;
  user: string;
  password: string;
  version: number;
}

export const { EditProvider, useEdit } = createEditContext<ReturnType<typeof useEntryEdit>>();

function valuesOf(entry: ListedEntry | null): EditValues {
  return {
    platform: entry?.platform ?? '',
    link: entry?.link ?? '',
    user: entry?.user ?? '',
    password: '',
    version: entry?.version ?? 1,
  };
}

/** @param wanted the id of the entry to edit; it stays if others delete it meanwhile */
export function useEntryEdit(
  wanted: number | null,
  entries: readonly ListedEntry[],
  close: () => void,
) {
  const queryClient = useQueryClient();
  const [overtaken, setOvertaken] = useState<VaultEntry | null>(null);
  const [fetched, setFetched] = useState<string | null>(null);
  const form = useForm<EditValues>({
    initialValues: valuesOf(null),
    validate: schemaResolver(updatePassword.body, { sync: true }),
  });
  // The id of the edited entry when a reply arrives; null after the page was left.
  const current = useRef<number | null>(null);
  const {
    save: saving,
    problem,
    setProblem,
  } = useSave({
    form,
    send: ({ id, values }: { id: number; values: EditValues }) => {
      setOvertaken(null);
      const { password, ...facts } = values;
      return updateEntry(id, password === (fetched ?? '') ? facts : values);
    },
    onSaved: async ({ id }) => {
      // The row needs its new values and version before it is edited again.
      await vaultKeys.refresh(queryClient);
      if (id === current.current) close();
    },
    problemOf: (error, { id }) => (id === current.current ? showFormErrors(form, error) : null),
    onFailed: (error, { id }) => {
      void vaultKeys.refresh(queryClient);
      if (id !== current.current) return notifyFailure(error);
      const theirs = vaultEntrySchema.safeParse(error instanceof CallError && error.current);
      if (!theirs.success) return;
      // Saving again replaces the other person's version.
      form.setFieldValue('version', theirs.data.version);
      setOvertaken(theirs.data);
    },
    secret: true,
  });
  const [entry, begin] = useEditedRow({
    wanted,
    rows: entries,
    keyOf: ({ id }: ListedEntry) => id,
    form,
    valuesOf,
    onBegin: () => {
      setProblem(null);
      setOvertaken(null);
      setFetched(null);
    },
  });

  const editing = entry?.id ?? null;
  useEffect(() => {
    current.current = editing;
    return () => {
      current.current = null;
    };
  }, [editing]);

  const fetching = useMutation({
    mutationFn: (id: number) => readPassword(id, 'reveal'),
    onMutate: () => setProblem(null),
    onSuccess: (password, id) => {
      if (id !== entry?.id) return;
      setFetched(password);
      form.setValues((values) => (values.password ? {} : { password }));
    },
    onError: (error) => setProblem(showFormErrors(form, error)),
    onSettled: (): void => fetching.reset(),
    gcTime: 0,
  });

  const { platform, link, user, password } = form.values;
  return {
    entry,
    form,
    /** A fetched password is not a change. */
    dirty:
      entry !== null &&
      (platform !== entry.platform ||
        link !== entry.link ||
        user !== entry.user ||
        password !== (fetched ?? '')),
    problem,
    overtaken,
    pending: saving.isPending,
    fetched: fetched !== null,
    fetching: fetching.isPending,
    fetchPassword: () => entry && fetching.mutate(entry.id),
    save: form.onSubmit((values) => {
      if (entry) saving.mutate({ id: entry.id, values });
    }),
    takeTheirs: () => entry && overtaken && begin({ ...entry, ...overtaken }),
    cancel: close,
  };
}
