import { t } from '@intranet/contract/core/i18n/t.ts';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useUnsavedInput } from '../forms/unsaved-input.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

/** Asks before a dialog with unsaved input closes. Its own Cancel button closes it without a question. */
export function useDiscardQuestion(
  dirty: boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const [asked, setAsked] = useState(false);
  useUnsavedInput(dirty);
  return {
    close: dirty ? () => setAsked(true) : onClose,
    question: asked && (
      <QuestionDialog
        title={t('Close without saving?')}
        closeButtonProps={{ 'aria-label': t('Close') }}
        action={t('Close without saving')}
        cancel={t('Keep editing')}
        onConfirm={onClose}
        onClose={() => setAsked(false)}
      >
        <Text size="sm">{t('What you entered will be lost.')}</Text>
      </QuestionDialog>
    ),
  };
}
