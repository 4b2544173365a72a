import { t } from '@intranet/contract/core/i18n/t.ts';
import { sendTestMail as sendTestMailCall } from '@intranet/contract/outbox/endpoints.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Text, TextInput } from '@mantine/core';
import { useStoredUser } from '#core/session.ts';
import { outboxKeys, sendTestMail } from './api.ts';

interface Props {
  /** No mail server is set up. */
  kept: boolean;
  onSent: (mailId: number) => void;
  onClose: () => void;
}

export function TestMailDialog({ kept, onSent, onClose }: Props) {
  const user = useStoredUser();
  const { form, formState } = useSaveForm({
    schema: sendTestMailCall.body,
    initialValues: { email: user?.email ?? '' },
    send: ({ email }) => sendTestMail(email),
    refresh: outboxKeys.refresh,
    saved: null,
    onSaved: (_, { id }) => onSent(id),
  });
  return (
    <FormDialog
      {...formState}
      title={t('Send a test email')}
      action={t('Send')}
      note={
        <Text size="sm" c="dimmed">
          {kept
            ? t('No mail server is set up (MAIL_URL), so this email will be kept as a file.')
            : t('It’s sent like any other email. You’ll see here when it has left, or why not.')}
        </Text>
      }
      onClose={onClose}
    >
      <TextInput
        label={t('Send to')}
        type="email"
        data-autofocus
        autoComplete="email"
        {...form.getInputProps('email')}
      />
    </FormDialog>
  );
}
