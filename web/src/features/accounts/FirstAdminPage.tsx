import { createFirstAdmin as endpoint } from '@intranet/contract/accounts/endpoints.ts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFragment } from '#core/use-fragment.ts';
import { BarePage } from '#ui/BarePage.tsx';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { showFormErrors } from '#ui/forms/form-errors.ts';
import { createFirstAdmin } from './api.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';

const fields = endpoint.body.omit({ token: true });

/** The one-time page of an empty product (D13); its token stands in the address's fragment. */
export default function FirstAdminPage() {
  const navigate = useNavigate();
  // Until it is used, a reload must find it: it was printed once and is not mailed.
  const token = useFragment({ stays: true });
  const [problem, setProblem] = useState<string | null>(
    token ? null : 'This link is not complete. Copy all of it from where the server printed it.',
  );
  const form = useForm({
    initialValues: { username: '', email: '', password: '' },
    validate: schemaResolver(fields, { sync: true }),
  });
  const submit = useMutation({
    mutationFn: createFirstAdmin,
    onMutate: () => setProblem(null),
    onSuccess: ({ message }) => {
      notifySuccess(message);
      // In place of this page, so that the token leaves the history with it (S8).
      return navigate({ to: '/login', replace: true });
    },
    onError: (error) => setProblem(showFormErrors(form, error)),
  });

  return (
    <BarePage title="First administrator">
      <form noValidate onSubmit={form.onSubmit((values) => submit.mutate({ ...values, token }))}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            Nobody can sign in yet. This account will be able to make all the others.
          </Text>
          <ErrorArea message={problem} />
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
