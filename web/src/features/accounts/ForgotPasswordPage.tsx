import { forgotPassword as endpoint } from '@intranet/contract/accounts/endpoints.ts';
import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconMailCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { wasAnswered } from '#core/call.ts';
import { BarePage } from '#ui/BarePage.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { useSave } from '#ui/forms/use-save.ts';
import { forgotPassword } from './api.ts';
import classes from './ForgotPasswordPage.module.css';

const REFUSED = 'Error sending reset code';
const FAILED = 'An error occurred while sending the reset code.';

/** Requests a reset code by email (D10). The reply is the same for unknown addresses. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '' },
    validate: schemaResolver(endpoint.body, { sync: true }),
  });
  const { save: submit, problem } = useSave({
    send: forgotPassword,
    saved: null,
    onSaved: ({ email }) => setSentTo(email),
    // An earlier success message must not stay beside the error.
    onFailed: () => setSentTo(null),
    problemOf: (error) => (wasAnswered(error) ? REFUSED : FAILED),
  });

  return (
    <BarePage title="Forgot password">
      <form noValidate onSubmit={form.onSubmit((values) => submit.mutate(values))}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            Enter the e-mail address of your account. You will get a code with which you can choose
            a new password.
          </Text>
          <ErrorArea message={problem} />
          <div role="status" className={classes.told}>
            {sentTo && (
              <Alert color="green" icon={<IconMailCheck aria-hidden />} p="sm">
                If {sentTo} belongs to an account, a code is on its way. It works for 10 minutes.
              </Alert>
            )}
          </div>
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            autoFocus
            {...form.getInputProps('email')}
          />
          <Button
            type="submit"
            loading={submit.isPending}
            fullWidth
            variant={sentTo ? 'default' : 'filled'}
          >
            Send Reset Code
          </Button>
          {sentTo && (
            <Button component={Link} to="/verify-reset-code" fullWidth>
              Enter the code
            </Button>
          )}
          <Anchor component={Link} to="/login" size="sm" ta="center">
            Back to sign-in
          </Anchor>
        </Stack>
      </form>
    </BarePage>
  );
}
