import { newPasswordSchema } from '@intranet/contract/accounts/schemas.ts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { CallError } from '#core/call.ts';
import { inPortuguese } from '#core/portuguese.ts';
import { forgetUser, useStoredUser } from '#core/session.ts';
import { BarePage } from '#ui/BarePage.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { showAnsweredErrors } from '#ui/forms/form-errors.ts';
import { useSave } from '#ui/forms/use-save.ts';
import { changeForcedPassword, signOut } from './api.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';

const fields = z.object({ new_password: newPasswordSchema });
const NOT_IDENTIFIED = 'Usuário não identificado. Por favor, faça login novamente.';
const FAILED = 'Erro ao alterar a senha. Tente novamente.';

export default function ForceChangePasswordPage() {
  const user = useStoredUser();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { new_password: '' },
    validate: schemaResolver(fields, { sync: true }),
  });

  const fieldError = form.errors.new_password;

  const {
    save: submit,
    problem,
    setProblem,
  } = useSave({
    form,
    send: changeForcedPassword,
    saved: null,
    onSaved: () => {
      queryClient.clear();
      return navigate({ to: '/home' });
    },
    problemOf: (error) =>
      error instanceof CallError && error.code === 'unauthenticated'
        ? NOT_IDENTIFIED
        : showAnsweredErrors(form, error, FAILED),
  });

  const back = useMutation({
    mutationFn: signOut,
    onSettled: () => {
      forgetUser();
      queryClient.clear();
      return navigate({ to: '/login' });
    },
  });

  return (
    <BarePage title="Nova senha">
      <form
        noValidate
        lang="pt-BR"
        onSubmit={form.onSubmit(({ new_password }) => {
          if (user) submit.mutate({ username: user.username, new_password });
          else setProblem(NOT_IDENTIFIED);
        })}
      >
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {user ? `${user.username}, escolha` : 'Escolha'} uma nova senha de pelo menos 8
            caracteres para continuar.
          </Text>
          <ErrorArea message={problem && inPortuguese(problem)} />
          <NewPasswordInput
            label="Nova senha"
            description={null}
            autoFocus
            {...form.getInputProps('new_password')}
            error={fieldError && inPortuguese(String(fieldError))}
          />
          <Button type="submit" loading={submit.isPending} fullWidth>
            Alterar senha
          </Button>
          <Anchor component="button" type="button" size="sm" onClick={() => back.mutate()}>
            Voltar ao login
          </Anchor>
        </Stack>
      </form>
    </BarePage>
  );
}
