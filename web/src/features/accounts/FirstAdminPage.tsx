import { createFirstAdmin as endpoint } from '@intranet/contract/accounts/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useFragment } from '#core/use-fragment.ts';
import { BarePage } from '#ui/BarePage.tsx';
import { useSaveForm } from '#ui/forms/use-save-form.ts';
import { createFirstAdmin } from './api.ts';
import { BareForm } from './BareForm.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';

const TITLE = t('First administrator');

/** The one-time setup page of an empty installation (D13). Its token is in the URL fragment. */
export default function FirstAdminPage() {
  const navigate = useNavigate();
  // A reload must still find the token, because it is printed only once.
  const token = useFragment({ stays: true });
  const { form, formState } = useSaveForm({
    schema: endpoint.body.omit({ token: true }),
    initialValues: { username: '', email: '', password: '' },
    send: (values) => createFirstAdmin({ ...values, token }),
    // Replaces the history entry, so the token leaves the browser's history (S8).
    onSaved: () => navigate({ to: '/login', replace: true }),
  });

  if (!token) {
    return (
      <BarePage title={TITLE}>
        <Text role="alert">
          {t(
            'Part of this link was lost. The server prints the whole link when it starts: copy it from the server’s output or log, or restart the server for a new one.',
          )}
        </Text>
        <Button component={Link} to="/login">
          {t('Back to sign-in')}
        </Button>
      </BarePage>
    );
  }
  return (
    <BareForm
      {...formState}
      title={TITLE}
      about={t('Nobody can sign in yet. This account can create all the others.')}
      action={t('Create administrator')}
    >
      <TextInput
        label={t('Username')}
        autoComplete="username"
        autoFocus
        {...form.getInputProps('username')}
      />
      <TextInput
        label={t('Email')}
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <NewPasswordInput label={t('Password')} {...form.getInputProps('password')} />
    </BareForm>
  );
}
