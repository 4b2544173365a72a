import type { BenefitDocumentName } from '@intranet/contract/benefits/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { PDF, pdfProblem } from '@intranet/contract/core/pdf.ts';
import { UserFacingError } from '@intranet/contract/core/user-facing-error.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { PickFileButton } from '@intranet/ui/forms/PickFileButton.tsx';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { Box, Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { benefitsKeys, replaceDocument } from './api.ts';
import { sizeText } from './size-text.ts';

/** @throws UserFacingError if the file is no PDF by the server's rules */
async function checkPdf(file: File): Promise<File> {
  // Checks the size first, so a large file isn't read.
  const problem =
    file.size > PDF.maxBytes
      ? t(PDF.refusal)
      : pdfProblem(new Uint8Array(await file.arrayBuffer()));
  if (problem) throw new UserFacingError(problem);
  return file;
}

interface Props {
  name: BenefitDocumentName;
  label: string;
  isNew: boolean;
  onClose: () => void;
}

export function ReplaceDocumentDialog({ name, label, isNew, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const choose = useSave({
    send: checkPdf,
    saved: null,
    onSaved: (_, checked) => setFile(checked),
  });
  const { save, problem } = useSave({
    send: (chosen: File) => {
      choose.setProblem(null);
      return replaceDocument(name, chosen);
    },
    saved: () => (isNew ? t('{label} uploaded', { label }) : t('{label} replaced', { label })),
    onSaved: onClose,
    refresh: benefitsKeys.refresh,
  });
  const busy = save.isPending;

  return (
    <Dialog
      onClose={onClose}
      busy={busy}
      closeOnClickOutside={!file}
      title={isNew ? t('Upload: {label}', { label }) : t('Replace: {label}', { label })}
    >
      <Stack gap="md">
        {file ? (
          <Paper withBorder p="sm">
            <Group gap="sm" wrap="nowrap">
              <IconFileTypePdf size={28} stroke={1.5} aria-hidden />
              <Box miw={0}>
                <Text fw={600} dir="auto">
                  {file.name}
                </Text>
                <Text size="sm" c="dimmed">
                  {sizeText(file.size)}
                </Text>
              </Box>
            </Group>
          </Paper>
        ) : (
          <Text size="sm">
            {isNew
              ? t('A PDF of up to 10 MB.')
              : t('A PDF of up to 10 MB. It replaces the current one, which is not kept.')}
          </Text>
        )}
        <ErrorArea message={choose.problem ?? problem} />
        <Group justify="flex-end" gap="sm">
          <Group gap="sm" me="auto" fz="sm" role="status">
            {busy && (
              <>
                <Loader size="xs" aria-hidden />{' '}
                {t('Uploading {size} …', { size: sizeText(file?.size ?? 0) })}
              </>
            )}
          </Group>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <PickFileButton
            accept={PDF.types}
            onPick={choose.save.mutate}
            variant={file ? 'default' : 'filled'}
            disabled={busy}
            loading={choose.save.isPending}
            data-autofocus
          >
            {file ? t('Choose another') : t('Choose a PDF')}
          </PickFileButton>
          {file && (
            <Button loading={busy} onClick={() => save.mutate(file)}>
              {isNew ? t('Upload') : t('Replace')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
