import { PASSWORD_HEADERS, PASSWORD_LIST } from '@intranet/contract/vault/transfer-endpoints.ts';
import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#core/call.ts';
import { sentenceOf, UserFacingError } from '#core/user-facing-error.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FailureAlert } from '#ui/feedback/FailureAlert.tsx';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { FileChooser } from '#ui/forms/FileChooser.tsx';
import { loadFile } from '#ui/forms/load-file.ts';
import { importPasswords, vaultKeys } from '../api.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { countLines, inWords } from './import-labels.ts';

/** True where the same file would fail in the same way: another one has to be chosen. */
function isFinal(error: Error): boolean {
  if (!(error instanceof CallError)) return error instanceof UserFacingError;
  return error.code === 'invalid_file' || error.code === 'import_refused';
}

/** Passwords from another manager or from an export: first what the file would add, then all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const look = useMutation({
    mutationFn: (chosen: File) => importPasswords(chosen, { mode: 'preview' }),
    // The file is full of secrets: once the dialog is closed, nothing keeps it.
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: ({ chosen, plan }: { chosen: File; plan: string }) =>
      importPasswords(chosen, { mode: 'import', plan }),
    onSuccess: ({ lines }) => {
      notifySuccess(`Imported: ${inWords(countLines(lines, 'create'))}`);
      onClose();
      return vaultKeys.refresh(queryClient);
    },
    onError: (error, { chosen }) => {
      // What it would do has changed meanwhile, and is shown as it is by now.
      if (isFinal(error)) look.mutate(chosen);
    },
    gcTime: 0,
  });
  const choose = useMutation({
    mutationFn: (chosen: File) => loadFile(chosen, PASSWORD_LIST),
    onSuccess: (chosen) => {
      save.reset();
      setFile(chosen);
      look.mutate(chosen);
    },
    gcTime: 0,
  });
  const failure = choose.error ?? look.error ?? save.error;
  const plan = look.error ? undefined : look.data;
  const run = () => {
    if (!file) return;
    if (plan) save.mutate({ chosen: file, plan: plan.plan });
    else look.mutate(file);
  };
  return (
    <Dialog
      onClose={onClose}
      busy={save.isPending}
      dirty={file !== null}
      size="xl"
      title="Import passwords"
    >
      <Stack gap="md">
        <Text size="sm">
          A CSV file as Bitwarden, KeePass, KeePassXC or this page exports it: the form is
          recognised by its headers. A list of your own needs the headers{' '}
          {PASSWORD_HEADERS.join(', ')}. Notes and folders are left behind; delete the file
          afterwards.
        </Text>
        <FileChooser
          name={file?.name ?? null}
          kind={PASSWORD_LIST}
          invitation="Drop a CSV file here, or choose one."
          label="passwords"
          busy={choose.isPending || look.isPending || save.isPending}
          onChoose={(chosen) => choose.mutate(chosen)}
        />
        {failure && !isFinal(failure) ? (
          <FailureAlert
            title={sentenceOf(failure)}
            retry={run}
            retryLabel="Try again"
            retrying={look.isPending || save.isPending}
          />
        ) : (
          <ErrorArea message={failure && sentenceOf(failure)} />
        )}
        {file && plan && (
          <ImportPreview plan={plan} busy={save.isPending || look.isPending} onImport={run} />
        )}
      </Stack>
    </Dialog>
  );
}
