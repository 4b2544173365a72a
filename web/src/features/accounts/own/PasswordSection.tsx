import { changePassword as endpoint } from '@intranet/contract/accounts/own-endpoints.ts';
import { Button, Checkbox, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { useSave } from '#ui/forms/use-save.ts';
import { accountsKeys } from '../api.ts';
import { NewPasswordInput } from '../NewPasswordInput.tsx';
import { AccountSection } from './AccountSection.tsx';
import { changePassword } from './api.ts';
import { NoPassword } from './NoPassword.tsx';

function PasswordForm({ username, passkeys }: { username: string; passkeys: number }) {
  const form = useForm({
    initialValues: { current_password: '', new_password: '', remove_passkeys: false },
    validate: schemaResolver(endpoint.body, { sync: true }),
  });
  const { save: submit, problem } = useSave({
    form,
    send: changePassword,
    refresh: accountsKeys.refresh,
    onSaved: form.reset,
    secret: true,
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => submit.mutate(values))}>
      <Stack gap="md" maw={420}>
        <ErrorArea message={problem} />
        {/* Password managers need the username to pick the right entry. */}
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          {...form.getInputProps('current_password')}
        />
        <NewPasswordInput {...form.getInputProps('new_password')} />
        {passkeys > 0 && (
          <Checkbox
            label={passkeys === 1 ? 'Remove my passkey' : `Remove my ${passkeys} passkeys`}
            description="Passkeys sign in without your password. Remove them if somebody else may know it."
            {...form.getInputProps('remove_passkeys', { type: 'checkbox' })}
          />
        )}
        <div>
          <Button type="submit" loading={submit.isPending}>
            Change password
          </Button>
        </div>
      </Stack>
    </form>
  );
}

export function PasswordSection({
  username,
  hasPassword,
  passkeys,
}: {
  username: string;
  hasPassword: boolean;
  passkeys: number;
}) {
  return (
    <AccountSection
      title="Password"
      description="Changing it signs you out on all other devices. We send you an e-mail about it."
    >
      {hasPassword ? (
        <PasswordForm username={username} passkeys={passkeys} />
      ) : (
        <NoPassword what="You sign in through your identity provider. To have one as well, set it with" />
      )}
    </AccountSection>
  );
}
