import { createFirstAdmin as endpoint } from '@intranet/contract/accounts/endpoints.ts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useFragment } from '#core/use-fragment.ts';
import { BarePage } from '#ui/BarePage.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { useSave } from '#ui/forms/use-save.ts';
import { createFirstAdmin } from './api.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';

const INCOMPLETE = 'This link is not complete. Copy all of it from where the server printed it.';
const fields = endpoint.body.omit({ token: true });

/** The one-time setup page of an empty installation (D13). Its token is in the URL fragment. */
export default function FirstAdminPage() {
  const navigate = useNavigate();
  // A reload must still find the token, because it is printed only once.
  const token = useFragment({ stays: true });
  const form = useForm({
    initialValues: { username: '', email: '', password: '' },
    validate: schemaResolver(fields, { sync: true }),
  });
  const { save: submit, problem } = useSave({
    form,
    send: createFirstAdmin,
    // Replaces the history entry, so the token leaves the browser's history (S8).
    onSaved: () => navigate({ to: '/login', replace: true }),
  });

  return (
    <BarePage title="First administrator">
      <form noValidate onSubmit={form.onSubmit((values) => submit.mutate({ ...values, token }))}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            Nobody can sign in yet. This account will be able to make all the others.
          </Text>
          <ErrorArea message={token ? problem : INCOMPLETE} />
          <TextInput
            label="Username"
            autoComplete="username"
            autoFocus
            {...form.getInputProps('username')}
          />
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <NewPasswordInput label="Password" {...form.getInputProps('password')} />
          <Button type="submit" loading={submit.isPending} disabled={!token} fullWidth>
            Create administrator
          </Button>
        </Stack>
      </form>
    </BarePage>
  );
}
