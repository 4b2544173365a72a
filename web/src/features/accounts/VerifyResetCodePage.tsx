import { verifyResetCode } from '@intranet/contract/accounts/endpoints.ts';
import { wasAnswered } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { showFormErrors } from '@intranet/ui/forms/form-errors.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Anchor, Group, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { sendTo } from '#core/call.ts';
import { forgetUser } from '#core/session.ts';
import { useFragment } from '#core/use-fragment.ts';
import { BareForm } from './BareForm.tsx';
import { LanguageSelect } from './language/LanguageSelect.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';

const RESET = t('Password reset successfully!');
const REFUSED = t('Invalid reset code or error resetting password');
const FAILED = t('An unexpected error occurred. Please try again later.');

export default function VerifyResetCodePage() {
  const navigate = useNavigate();
  const codeInAddress = useFragment();
  const { form, formState } = useSaveForm({
    ...sendTo(verifyResetCode),
    initialValues: { reset_code: codeInAddress, new_password: '' },
    saved: RESET,
    onSaved: () => {
      // The server ended every session of this user.
      forgetUser();
      return navigate({ to: '/login' });
    },
    problemOf: (error, form) =>
      wasAnswered(error) ? showFormErrors(form, error, REFUSED) : FAILED,
  });

  return (
    <BareForm
      {...formState}
      title={t('Reset password')}
      foot={<LanguageSelect />}
      about={
        codeInAddress
          ? t('Your code is filled in. Choose a new password.')
          : t('Enter the code from the email and choose a new password.')
      }
      action={t('Reset password')}
      footer={
        <Group justify="space-between" gap="xs">
          <Anchor component={Link} to="/forgot-password" size="sm">
            {t('Send a new code')}
          </Anchor>
          <Anchor component={Link} to="/login" size="sm">
            {t('Back to sign-in')}
          </Anchor>
        </Group>
      }
    >
      <TextInput
        label={t('Reset code')}
        placeholder="XXXXX-XXXXX-XXXXX-XXXXX-XXXXX"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={!codeInAddress}
        {...form.getInputProps('reset_code')}
      />
      <NewPasswordInput
        autoFocus={Boolean(codeInAddress)}
        {...form.getInputProps('new_password')}
      />
    </BareForm>
  );
}
