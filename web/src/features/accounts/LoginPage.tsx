import { login } from '@intranet/contract/accounts/endpoints.ts';
import { Anchor, Button, Checkbox, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '#core/call.ts';
import { storeUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { BarePage } from '#ui/BarePage.tsx';
import { ErrorArea } from '#ui/ErrorArea.tsx';
import { showFormErrors } from '#ui/form-errors.ts';
import { Logo } from '#ui/Logo.tsx';
import { currentUserQuery, signIn } from './api.ts';
import { DemoPeople } from './DemoPeople.tsx';
import { SecondFactorStep } from './two-factor/SecondFactorStep.tsx';

/** Where a person wanted to go before signing in; only a path of this site is followed. */
function wantedPath(): string {
  const next = new URLSearchParams(window.location.search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : '/home';
}

export default function LoginPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: site } = useQuery(siteQuery);
  const [problem, setProblem] = useState<string | null>(null);
  const [codeAsked, setCodeAsked] = useState(false);
  const form = useForm({
    initialValues: { username: '', password: '', remember: false },
    validate: schemaResolver(login.body, { sync: true }),
  });

  const enter = ({ message: _, ...me }: Awaited<ReturnType<typeof signIn>>) => {
    const { user } = me;
    queryClient.clear();
    storeUser(user);
    if (user.force_password_change) return navigate({ to: '/force-change-password' });
    queryClient.setQueryData(currentUserQuery.queryKey, me);
    return navigate({ href: me.two_factor_setup_required ? '/account' : wantedPath() });
  };
  const submit = useMutation({
    mutationFn: signIn,
    onMutate: () => setProblem(null),
    onSuccess: enter,
    onError: (error) => {
      if (error instanceof CallError && error.code === 'second_factor_required') setCodeAsked(true);
      else setProblem(showFormErrors(form, error, 'An error occurred. Please try again.'));
    },
  });

  if (codeAsked) {
    return (
      <BarePage title="Two-factor sign-in" logo={<Logo size={48} />}>
        <SecondFactorStep
          credentials={form.getValues()}
          onSignedIn={enter}
          onBack={() => setCodeAsked(false)}
        />
      </BarePage>
    );
  }
  return (
    <BarePage title={site?.company_name ?? 'Intranet'} logo={<Logo size={48} />}>
      <form noValidate onSubmit={form.onSubmit((values) => submit.mutate(values))}>
        <Stack gap="md">
          <ErrorArea message={problem} />
          <TextInput
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...form.getInputProps('username')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <Group justify="space-between">
            <Checkbox
              label="Remember me"
              {...form.getInputProps('remember', { type: 'checkbox' })}
            />
            <Anchor href="/forgot-password" size="sm" lang="pt-BR">
              Esqueci minha senha
            </Anchor>
          </Group>
          <Button type="submit" loading={submit.isPending} fullWidth lang="pt-BR">
            Acessar
          </Button>
        </Stack>
      </form>
      {site?.demo && (
        <DemoPeople
          people={site.demo.people}
          onChoose={(username) => {
            form.setValues({ username, password: site.demo?.password ?? '' });
            form.clearErrors();
            setProblem(null);
          }}
        />
      )}
    </BarePage>
  );
}
