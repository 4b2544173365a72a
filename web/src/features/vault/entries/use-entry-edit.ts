import {
  updatePassword,
  type VaultEntry,
  vaultEntrySchema,
} from '@intranet/contract/vault/endpoints.ts';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#core/call.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.ts';
import { showFormErrors } from '#ui/forms/form-errors.ts';
import { readPassword, updateEntry, vaultKeys } from '../api.ts';

interface EditValues extends Record<string, unknown> {
  platform: string;
  link: string;
  user: string;
  /** Empty, unless it was fetched, means: as it is. */
  password: string;
  /** The one that is typed over. */
  version: number;
}

export interface EntryEdit {
  /** The entry being edited, as it was when that began. */
  entry: VaultEntry | null;
  form: UseFormReturnType<EditValues>;
  /** Something is typed that is not saved; a password that was only fetched is not. */
  dirty: boolean;
  /** What no field can say. */
  problem: string | null;
  /** What somebody else has made of it meanwhile. */
  overtaken: VaultEntry | null;
  pending: boolean;
  /** The present password was fetched into the form. */
  fetched: boolean;
  fetching: boolean;
  fetchPassword: () => void;
  save: () => void;
  /** Drops what was typed for what the other one saved. */
  takeTheirs: () => void;
  cancel: () => void;
}

function valuesOf(entry: VaultEntry | null): EditValues {
  return {
    platform: entry?.platform ?? '',
    link: entry?.link ?? '',
    user: entry?.user ?? '',
    password: '',
    version: entry?.version ?? 1,
  };
}

/**
 * The editing of one entry, in its row or in a dialog: what is typed stays until it is saved or dropped,
 * whatever happens to the table meanwhile (D42).
 * @param wanted which entry the address asks to edit; one that others delete meanwhile stays
 */
export function useEntryEdit(
  wanted: number | null,
  entries: readonly VaultEntry[],
  close: () => void,
): EntryEdit {
  const queryClient = useQueryClient();
  const [entry, setEntry] = useState<VaultEntry | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [overtaken, setOvertaken] = useState<VaultEntry | null>(null);
  const [present, setPresent] = useState<string | null>(null);
  const form = useForm<EditValues>({
    initialValues: valuesOf(null),
    validate: schemaResolver(updatePassword.body, { sync: true }),
  });
  const begin = (next: VaultEntry | null) => {
    form.setInitialValues(valuesOf(next));
    form.reset();
    setProblem(null);
    setOvertaken(null);
    setPresent(null);
    setEntry(next);
  };
  useEffect(() => {
    if (wanted === (entry?.id ?? null)) return;
    const found = entries.find(({ id }) => id === wanted) ?? null;
    if (found || entry) begin(found);
  });

  // An answer finds here what is edited when it comes; null also when the page was left.
  const current = useRef<number | null>(null);
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
      setPresent(password);
      // What was typed meanwhile is the newer wish.
      form.setValues((values) => (values.password ? {} : { password }));
    },
    onError: (error) => setProblem(showFormErrors(form, error)),
    onSettled: () => {
      fetching.reset();
    },
    gcTime: 0,
  });

  const saving = useMutation({
    mutationFn: ({ id, values }: { id: number; values: EditValues }) => {
      const { password, ...facts } = values;
      return updateEntry(id, password === (present ?? '') ? facts : values);
    },
    onMutate: () => {
      setProblem(null);
      setOvertaken(null);
    },
    onSuccess: async ({ message }, { id }) => {
      notifySuccess(message);
      // Before the row is shown again, and edited again from there: it has its new values and version by then.
      await vaultKeys.refresh(queryClient);
      if (id === current.current) close();
    },
    onError: (error, { id }) => {
      // After a failure too: the entry may not be what it was.
      void vaultKeys.refresh(queryClient);
      if (id !== current.current) return notifyFailure(error);
      const theirs = vaultEntrySchema.safeParse(error instanceof CallError && error.current);
      setProblem(showFormErrors(form, error));
      if (!theirs.success) return;
      // Saved again, what was typed replaces what is known by now.
      form.setFieldValue('version', theirs.data.version);
      setOvertaken(theirs.data);
    },
    // Or it keeps the password that was sent.
    onSettled: () => {
      saving.reset();
    },
    gcTime: 0,
  });

  const { platform, link, user, password } = form.values;
  return {
    entry,
    form,
    dirty:
      entry !== null &&
      (platform !== entry.platform ||
        link !== entry.link ||
        user !== entry.user ||
        password !== (present ?? '')),
    problem,
    overtaken,
    pending: saving.isPending,
    fetched: present !== null,
    fetching: fetching.isPending,
    fetchPassword: () => entry && fetching.mutate(entry.id),
    save: form.onSubmit((values) => {
      if (entry) saving.mutate({ id: entry.id, values });
    }),
    takeTheirs: () => begin(overtaken),
    cancel: close,
  };
}
