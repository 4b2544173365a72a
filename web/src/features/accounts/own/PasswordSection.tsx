import { changePassword } from '@intranet/contract/accounts/own-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Button, Checkbox, PasswordInput, Stack } from '@mantine/core';
import { sendTo } from '#core/call.ts';
import { accountsKeys } from '../api.ts';
import { NewPasswordInput } from '../NewPasswordInput.tsx';
import { AccountSection, NoPassword } from './AccountSection.tsx';

interface FormProps {
  username: string;
  passkeys: number;
}

function ChangePasswordForm({ username, passkeys }: FormProps) {
  const { form, formState } = useSaveForm({
    ...sendTo(changePassword),
    initialValues: { current_password: '', new_password: '', remove_passkeys: false },
    refresh: accountsKeys.refresh,
    onSaved: (): void => form.reset(),
    secret: true,
  });
  return (
    <form noValidate onSubmit={formState.onSubmit}>
      <Stack gap="md">
        <ErrorArea message={formState.problem} />
        {/* Password managers need the username to pick the right entry. */}
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <PasswordInput
          label={t('Current password')}
          autoComplete="current-password"
          {...form.getInputProps('current_password')}
        />
        <NewPasswordInput {...form.getInputProps('new_password')} />
        {passkeys > 0 && (
          <Checkbox
            label={t('Remove my {passkeys, plural, one {passkey} other {# passkeys}}', {
              passkeys,
            })}
            description={t(
              'Passkeys work without your password. Remove them if someone else may know your password.',
            )}
            {...form.getInputProps('remove_passkeys', { type: 'checkbox' })}
          />
        )}
        <div>
          <Button type="submit" loading={formState.pending}>
            {t('Change password')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

export function PasswordSection({ hasPassword, ...props }: FormProps & { hasPassword: boolean }) {
  return (
    <AccountSection
      title={t('Password')}
      description={t(
        'Changing it signs you out on all other devices. We’ll email you a confirmation.',
      )}
    >
      {hasPassword ? (
        <ChangePasswordForm {...props} />
      ) : (
        <NoPassword
          text={t(
            'You have no password here yet, because you sign in through your identity provider. To add one, use this link:',
          )}
        />
      )}
    </AccountSection>
  );
}
