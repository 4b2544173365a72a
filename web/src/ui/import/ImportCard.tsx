import type { ImportReply } from '@intranet/contract/core/import.ts';
import { SHEET } from '@intranet/contract/core/sheets.ts';
import { Alert, Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CallError } from '#core/call.ts';
import { sentenceOf, ToldError } from '#core/told-error.ts';
import { invalidateLeave } from '#features/leave/api.ts';
import { ErrorArea } from '../ErrorArea.tsx';
import { FailureAlert } from '../FailureAlert.tsx';
import { FileChooser } from '../FileChooser.tsx';
import { notifyFailure, notifySuccess } from '../notify.ts';
import { readChosenFile } from '../read-chosen-file.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { summarize } from './import-words.ts';
import { saveTemplate } from './save-template.ts';

/** To look at a file, or to import it just as the plan of that name says. */
type Step = { mode: 'preview' } | { mode: 'import'; plan: string };
export type Send = (file: Blob, step: Step) => Promise<ImportReply>;

interface Sending {
  file: File;
  send: Send;
}

/** True where the same file would fail in the same way: another one has to be chosen. */
function isFinal(error: Error): boolean {
  if (!(error instanceof CallError)) return error instanceof ToldError;
  return error.code === 'invalid_file' || error.code === 'import_refused';
}

/** One kind of sheet: what it is, its file, what that would do, and doing it. */
export function ImportCard({
  title,
  about,
  name,
  headers,
  send,
  children,
}: {
  title: string;
  about: ReactNode;
  /** The word for what is imported, also in the names of files. */
  name: string;
  /** Of the template. */
  headers: readonly string[];
  /** Stable for the same choices: another one looks at the file anew. */
  send: Send;
  /** Further choices. */
  children?: ReactNode;
}) {
  const queryClient = useQueryClient();
  const heading = useId();
  const [file, setFile] = useState<File | null>(null);
  const look = useMutation({
    mutationFn: (sent: Sending) => sent.send(sent.file, { mode: 'preview' }),
  });
  const { mutate: preview, reset: forget } = look;
  const save = useMutation({
    mutationFn: ({ file, send, plan }: Sending & { plan: string }) =>
      send(file, { mode: 'import', plan }),
    onSuccess: ({ lines }) => {
      setFile(null);
      notifySuccess(`${title} imported: ${summarize(lines)}`);
      return invalidateLeave(queryClient);
    },
    onError: (error, sent) => {
      // What it would do has changed meanwhile, and is shown as it is by now.
      if (isFinal(error)) preview(sent);
    },
  });
  const choose = useMutation({
    mutationFn: (chosen: File) => readChosenFile(chosen, SHEET),
    onSuccess: (chosen) => {
      save.reset();
      setFile(chosen);
    },
  });
  useEffect(() => {
    if (file) preview({ file, send });
    else forget();
  }, [file, send, preview, forget]);

  const failure = choose.error ?? look.error ?? save.error;
  const retry = () => {
    if (!file) return;
    if (look.data && !look.error) save.mutate({ file, send, plan: look.data.plan });
    else preview({ file, send });
  };
  const imported = file ? undefined : save.data;
  const outcome = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: a reader by keyboard goes on from here.
  useEffect(() => {
    if (imported) outcome.current?.focus();
  }, [imported]);
  return (
    <Paper component="section" withBorder p={{ base: 'md', xs: 'xl' }} aria-labelledby={heading}>
      <Stack gap="md">
        <div>
          <Title order={2} id={heading} mb={4}>
            {title}
          </Title>
          <Text size="sm" maw={720}>
            {about}
          </Text>
          <Anchor
            component="button"
            type="button"
            size="sm"
            mt={6}
            aria-label={`Download a template of ${name}`}
            onClick={() =>
              saveTemplate(`${name}-template`, headers).catch((error) => notifyFailure(error))
            }
          >
            <IconDownload size={16} aria-hidden style={{ verticalAlign: '-3px' }} /> Download a
            template
          </Anchor>
        </div>
        {children}
        <FileChooser
          name={file?.name ?? null}
          kind={SHEET}
          invitation="Drop a CSV or XLSX file here, or choose one."
          label={name}
          busy={choose.isPending || look.isPending}
          onChoose={(chosen) => choose.mutate(chosen)}
        />
        {failure && !isFinal(failure) ? (
          <FailureAlert
            title={sentenceOf(failure)}
            retry={retry}
            retryLabel="Try again"
            retrying={look.isPending || save.isPending}
          />
        ) : (
          <ErrorArea message={failure && sentenceOf(failure)} />
        )}
        {imported && (
          <Alert
            ref={outcome}
            tabIndex={-1}
            color="green"
            icon={<IconCheck aria-hidden />}
            role="status"
          >
            Imported: {summarize(imported.lines)}
          </Alert>
        )}
        {file && look.data && !look.error && (
          <ImportPreview
            lines={look.data.lines}
            label={`Lines of ${name}`}
            exportName={`${name}-import`}
            busy={save.isPending || look.isPending}
            onImport={() => save.mutate({ file, send, plan: look.data.plan })}
          />
        )}
      </Stack>
    </Paper>
  );
}
