import { forgotPassword } from '@intranet/contract/accounts/endpoints.ts';
import { wasAnswered } from '@intranet/contract/core/call-error.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Alert, Anchor, Button, TextInput } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { sendTo } from '#core/call.ts';
import { BareForm } from './BareForm.tsx';
import { LanguageSelect } from './language/LanguageSelect.tsx';

const REFUSED = t('Error sending reset code');
const FAILED = t('An error occurred while sending the reset code.');

/** Requests a reset code by email (D10). The reply is the same for unknown addresses. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, formState } = useSaveForm({
    ...sendTo(forgotPassword),
    initialValues: { email: '' },
    saved: null,
    onSaved: ({ email }) => setSentTo(email),
    // An earlier success message must not stay beside the error.
    onFailed: () => setSentTo(null),
    problemOf: (error) => (wasAnswered(error) ? REFUSED : FAILED),
  });

  return (
    <BareForm
      {...formState}
      title={t('Forgot password')}
      foot={<LanguageSelect />}
      about={t(
        'Enter your account’s email address. We’ll send you a code to choose a new password.',
      )}
      action={t('Send Reset Code')}
      secondary={sentTo !== null}
      footer={
        <>
          {sentTo && (
            <Button component={Link} to="/verify-reset-code" fullWidth>
              {tc('link', 'Enter the code')}
            </Button>
          )}
          <Anchor component={Link} to="/login" size="sm" ta="center">
            {t('Back to sign-in')}
          </Anchor>
        </>
      }
    >
      <div>
        <div role="status">
          {sentTo && (
            <Alert color="green" icon={<IconMailCheck aria-hidden />} p="sm" mb="md">
              {t('If {sentTo} has an account, we’ve sent a code. It’s valid for 10 minutes.', {
                sentTo,
              })}
            </Alert>
          )}
        </div>
        <TextInput
          label={t('Email')}
          type="email"
          autoComplete="email"
          autoFocus
          {...form.getInputProps('email')}
        />
      </div>
    </BareForm>
  );
}
