import { newPasswordSchema } from '@intranet/contract/accounts/schemas.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { showAnsweredErrors } from '@intranet/ui/forms/form-errors.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { inPortuguese, specifiedLang } from '#core/language.ts';
import { useStoredUser } from '#core/session.ts';
import { changeForcedPassword } from './api.ts';
import { BareForm } from './BareForm.tsx';
import { LanguageSelect } from './language/LanguageSelect.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';

const NOT_IDENTIFIED = t('We couldn’t identify you. Please sign in again.');
const FAILED = t('Couldn’t change the password. Please try again.');

export default function ForceChangePasswordPage() {
  const user = useStoredUser();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { form, formState, setProblem, send } = useSaveForm({
    schema: z.object({ new_password: newPasswordSchema }),
    initialValues: { new_password: '' },
    send: ({ new_password }) =>
      changeForcedPassword({ username: user?.username ?? '', new_password }),
    saved: null,
    onSaved: () => {
      queryClient.clear();
      return navigate({ to: '/home' });
    },
    problemOf: (error, form) =>
      error instanceof CallError && error.code === 'unauthenticated'
        ? NOT_IDENTIFIED
        : showAnsweredErrors(form, error, FAILED),
  });
  const { pending, problem } = formState;
  const fieldError = form.errors.new_password;

  return (
    <BareForm
      title={tc('forced change', 'New password')}
      lang={specifiedLang}
      foot={<LanguageSelect />}
      about={
        user
          ? t('{username}, choose a new password of at least 8 characters to continue.', {
              username: user.username,
            })
          : t('Choose a new password of at least 8 characters to continue.')
      }
      problem={problem && inPortuguese(problem)}
      action={tc('forced change', 'Change password')}
      pending={pending}
      footer={
        !user && (
          <Anchor component={Link} to="/login" size="sm" ta="center">
            {tc('forced change', 'Sign in')}
          </Anchor>
        )
      }
      onSubmit={form.onSubmit((values) => (user ? send(values) : setProblem(NOT_IDENTIFIED)))}
    >
      <NewPasswordInput
        label={tc('forced change', 'New password')}
        description={null}
        autoFocus
        {...form.getInputProps('new_password')}
        error={fieldError && inPortuguese(String(fieldError))}
      />
    </BareForm>
  );
}
