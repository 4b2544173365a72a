import { verifyResetCode as endpoint } from '@intranet/contract/accounts/endpoints.ts';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Link, useNavigate } from '@tanstack/react-router';
import { wasAnswered } from '#core/call.ts';
import { forgetUser } from '#core/session.ts';
import { useFragment } from '#core/use-fragment.ts';
import { BarePage } from '#ui/BarePage.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { showFormErrors } from '#ui/forms/form-errors.ts';
import { useSave } from '#ui/forms/use-save.ts';
import { verifyResetCode } from './api.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';

const RESET = 'Password reset successfully!';
const REFUSED = 'Invalid reset code or error resetting password';
const FAILED = 'An unexpected error occurred. Please try again later.';

export default function VerifyResetCodePage() {
  const navigate = useNavigate();
  const brought = useFragment();
  const form = useForm({
    initialValues: { reset_code: brought, new_password: '' },
    validate: schemaResolver(endpoint.body, { sync: true }),
  });

  const { save: submit, problem } = useSave({
    form,
    send: verifyResetCode,
    saved: RESET,
    onSaved: () => {
      // The server ended every session of this user.
      forgetUser();
      return navigate({ to: '/login' });
    },
    problemOf: (error) => (wasAnswered(error) ? showFormErrors(form, error, REFUSED) : FAILED),
  });

  return (
    <BarePage title="Reset password">
      <form noValidate onSubmit={form.onSubmit((values) => submit.mutate(values))}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {brought
              ? 'The code of your mail is filled in: choose a new password.'
              : 'Enter the code that came by mail, and choose a new password.'}
          </Text>
          <ErrorArea message={problem} />
          <TextInput
            label="Reset code"
            placeholder="XXXXX-XXXXX-XXXXX-XXXXX-XXXXX"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus={!brought}
            {...form.getInputProps('reset_code')}
          />
          <NewPasswordInput autoFocus={Boolean(brought)} {...form.getInputProps('new_password')} />
          <Button type="submit" loading={submit.isPending} fullWidth>
            Reset password
          </Button>
          <Group justify="space-between" gap="xs">
            <Anchor component={Link} to="/forgot-password" size="sm">
              Send a new code
            </Anchor>
            <Anchor component={Link} to="/login" size="sm">
              Back to sign-in
            </Anchor>
          </Group>
        </Stack>
      </form>
    </BarePage>
  );
}
