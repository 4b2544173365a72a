import {
  type AccountPanel,
  resetPassword as endpoint,
} from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { NewPasswordInput } from '../../NewPasswordInput.tsx';
import { refreshUsers, resetPassword } from '../api.ts';
import { PanelPart } from './PanelPart.tsx';

interface Props {
  account: AccountPanel;
  onDirty: (dirty: boolean) => void;
}

export function PasswordPart({ account: { username }, onDirty }: Props) {
  const { form, formState } = useSaveForm({
    initialValues: { new_password: '', force_password_change: true },
    schema: endpoint.body.pick({ new_password: true, force_password_change: true }),
    send: (values) => resetPassword({ username, ...values }),
    refresh: refreshUsers,
    saved: t('Password reset successfully!'),
    secret: true,
    onSaved: (): void => form.reset(),
  });
  const { dirty } = formState;
  // Before the next key, so that an Escape right after typing still asks.
  useLayoutEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <PanelPart title={t('Reset Password')}>
      <form noValidate onSubmit={formState.onSubmit}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('This signs the person out everywhere. They get an email without the new password.')}
          </Text>
          <NewPasswordInput {...form.getInputProps('new_password')} />
          <Checkbox
            label={t('Force password change at the next sign-in')}
            {...form.getInputProps('force_password_change', { type: 'checkbox' })}
          />
          <ErrorArea message={formState.problem} />
          <Group>
            <Button type="submit" variant="default" loading={formState.pending}>
              {t('Reset Password')}
            </Button>
          </Group>
        </Stack>
      </form>
    </PanelPart>
  );
}
