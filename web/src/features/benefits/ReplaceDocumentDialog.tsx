import type { BenefitDocumentName } from '@intranet/contract/benefits/endpoints.ts';
import { PDF } from '@intranet/contract/core/pdf.ts';
import { Button, FileButton, Group, Loader, Stack, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sentenceOf } from '#core/user-facing-error.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { benefitsKeys, replaceDocument } from './api.ts';
import { checkPdf } from './check-pdf.ts';
import classes from './ReplaceDocumentDialog.module.css';
import { sizeText } from './size-text.ts';

/** Chooses a PDF and stores it in place of a document, or as its first one. */
export function ReplaceDocumentDialog({
  name,
  label,
  isNew,
  onClose,
}: {
  name: BenefitDocumentName;
  label: string;
  isNew: boolean;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const callbacks = {
    onMutate: () => setProblem(null),
    onError: (error: Error) => setProblem(sentenceOf(error)),
  };
  const choose = useMutation({ mutationFn: checkPdf, ...callbacks, onSuccess: setFile });
  const save = useMutation({
    mutationFn: (chosen: File) => replaceDocument(name, chosen),
    ...callbacks,
    onSuccess: () => {
      notifySuccess(`${label} ${isNew ? 'uploaded' : 'replaced'}`);
      onClose();
      return benefitsKeys.refresh(queryClient);
    },
  });
  const busy = save.isPending;

  return (
    <Dialog
      onClose={onClose}
      busy={busy}
      closeOnClickOutside={!file}
      title={`${isNew ? 'Upload' : 'Replace'}: ${label}`}
      centered
    >
      <Stack gap="md">
        {file ? (
          <Group gap="sm" wrap="nowrap" className={classes.file}>
            <IconFileTypePdf size={28} stroke={1.5} aria-hidden />
            <div>
              <Text fw={600} className={classes.name} dir="auto">
                {file.name}
              </Text>
              <Text size="sm" c="dimmed">
                {sizeText(file.size)}
              </Text>
            </div>
          </Group>
        ) : (
          <Text size="sm">
            A PDF of up to 10 MB.
            {!isNew && ' It takes the place of the present one, which is not kept.'}
          </Text>
        )}
        <ErrorArea message={problem} />
        <div role="status" className={classes.status}>
          {busy && (
            <>
              <Loader size="xs" aria-hidden /> Uploading {sizeText(file?.size ?? 0)} …
            </>
          )}
        </div>
        <Group justify="flex-end" gap="sm" className={classes.actions}>
          <Button variant="default" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <FileButton
            accept={PDF.types.join(',')}
            resetRef={reset}
            onChange={(chosen) => {
              // The same file can be chosen again, such as after it was changed.
              reset.current?.();
              if (chosen) choose.mutate(chosen);
            }}
          >
            {(props) => (
              <Button
                {...props}
                variant={file ? 'default' : 'filled'}
                disabled={busy}
                loading={choose.isPending}
                data-autofocus
              >
                {file ? 'Choose another' : 'Choose a PDF'}
              </Button>
            )}
          </FileButton>
          {file && (
            <Button loading={busy} onClick={() => save.mutate(file)}>
              {isNew ? 'Upload' : 'Replace'}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
