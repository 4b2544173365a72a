import { nextPath } from '@intranet/contract/accounts/next-path.ts';
import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import {
  Anchor,
  Button,
  Checkbox,
  Divider,
  Group,
  PasswordInput,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#core/call.ts';
import { sessionHasEnded } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { BarePage } from '#ui/BarePage.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { showAnsweredErrors } from '#ui/forms/form-errors.ts';
import { useSave } from '#ui/forms/use-save.ts';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';
import { SIGN_IN_FAILED, signIn } from './api.ts';
import { DemoPeople } from './DemoPeople.tsx';
import { LanguageSelect } from './language/LanguageSelect.tsx';
import { hasPasskeys } from './passkeys/api.ts';
import { PasskeyButton } from './passkeys/PasskeyButton.tsx';
import { SingleSignOnButton } from './single-sign-on/SingleSignOnButton.tsx';

const loadSchema = () =>
  import('@intranet/contract/accounts/endpoints.ts').then(({ login }) => login.body);
/** Loaded only when the server requires a code, because few accounts need it. */
const loadSecondStep = () => import('./two-factor/SecondFactorStep.tsx');
type SecondStep = Awaited<ReturnType<typeof loadSecondStep>>['default'];

const needsSecondFactor = (error: Error) =>
  error instanceof CallError && error.code === 'second_factor_required';

/** The page to open after sign-in. Only paths of this site are followed. */
const wantedPath = () => nextPath(new URLSearchParams(window.location.search).get('next'));

interface Props {
  onSignedIn: (me: CurrentUser, next: string) => Promise<void>;
}

/** Works without a router, as the first page of a visit. */
export function SignIn({ onSignedIn }: Props) {
  const { data: site } = useQuery(siteQuery);
  const [ended] = useState(sessionHasEnded);
  const [SecondStep, setSecondStep] = useState<SecondStep | null>(null);
  const form = useSchemaForm({
    initialValues: { username: '', password: '', remember: false },
    loadSchema,
  });

  const enter = (me: CurrentUser) => onSignedIn(me, wantedPath());
  const {
    save: submit,
    problem,
    setProblem,
  } = useSave({
    send: signIn,
    saved: null,
    onSaved: (_, me) => enter(me),
    problemOf: (error) =>
      needsSecondFactor(error) ? null : showAnsweredErrors(form, error, SIGN_IN_FAILED),
    onFailed: (error) => (needsSecondFactor(error) ? showSecondStep() : undefined),
  });
  const showSecondStep = (): Promise<void> =>
    loadSecondStep().then(
      (step) => setSecondStep(() => step.default),
      () => setProblem(t('Couldn’t load this. Check your connection.')),
    );

  if (SecondStep) {
    return (
      <BarePage title={t('Two-factor sign-in')}>
        <SecondStep
          credentials={form.getValues()}
          onSignedIn={enter}
          onBack={() => setSecondStep(null)}
        />
      </BarePage>
    );
  }
  return (
    <BarePage title={site?.company_name ?? 'Intranet'}>
      <form noValidate onSubmit={form.onSubmit((values) => submit.mutate(values))}>
        <Stack gap="md">
          <ErrorArea message={problem} />
          {ended && (
            <Text size="sm" role="status">
              {t('Your session has ended. Sign in to continue.')}
            </Text>
          )}
          <TextInput
            label={t('Username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...form.getInputProps('username')}
          />
          <PasswordInput
            label={t('Password')}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <Group justify="space-between">
            <Checkbox
              label={t('Remember me')}
              {...form.getInputProps('remember', { type: 'checkbox' })}
            />
            <Anchor href="/forgot-password" size="sm">
              {t('Forgot password?')}
            </Anchor>
          </Group>
          <Button type="submit" loading={form.validating || submit.isPending} fullWidth>
            {tc('sign-in page', 'Sign in')}
          </Button>
          {(site?.single_sign_on || hasPasskeys()) && <Divider label={t('or')} />}
          <PasskeyButton
            remember={form.values.remember}
            onSignedIn={enter}
            onProblem={setProblem}
          />
          {site?.single_sign_on && (
            <SingleSignOnButton
              name={site.single_sign_on}
              remember={form.values.remember}
              next={wantedPath()}
              onProblem={setProblem}
            />
          )}
        </Stack>
      </form>
      <LanguageSelect />
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
