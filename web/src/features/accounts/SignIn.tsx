import { login } from '@intranet/contract/accounts/endpoints.ts';
import { nextPath } from '@intranet/contract/accounts/next-path.ts';
import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { showAnsweredErrors } from '@intranet/ui/forms/form-errors.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { BarePage } from '@intranet/ui/page/BarePage.tsx';
import {
  Anchor,
  Button,
  Checkbox,
  Group,
  PasswordInput,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { sessionHasEnded } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { SIGN_IN_FAILED, signIn } from './api.ts';
import { DemoPeople } from './DemoPeople.tsx';
import { LanguageSelect } from './language/LanguageSelect.tsx';
import { hasPasskeys } from './passkeys/api.ts';
import { PasskeyButton } from './passkeys/PasskeyButton.tsx';
import classes from './SignIn.module.css';
import { SingleSignOnButton } from './single-sign-on/SingleSignOnButton.tsx';

const SecondFactorStep = lazy(() => import('./two-factor/SecondFactorStep.tsx'));

const failsWith = (error: unknown, code: string) =>
  error instanceof CallError && error.code === code;

/** The page to open after sign-in. Only paths of this site are followed. */
const wantedPath = () => nextPath(new URLSearchParams(window.location.search).get('next'));

const EMPTY = { username: '', password: '', remember: false };
const BOTH_WRONG = { username: true, password: true };

interface Props {
  onSignedIn: (me: CurrentUser, next: string) => Promise<void>;
}

export function SignIn({ onSignedIn }: Props) {
  const site = useQuery(siteQuery);
  const [ended] = useState(sessionHasEnded);
  const [secondStep, setSecondStep] = useState(false);
  const enter = (me: CurrentUser) => onSignedIn(me, wantedPath());
  const { form, formState, setProblem } = useSaveForm({
    schema: login.body,
    initialValues: EMPTY,
    send: signIn,
    saved: null,
    secret: true,
    onSaved: (_, me) => enter(me),
    problemOf: (error, form) => {
      if (failsWith(error, 'second_factor_required')) {
        setSecondStep(true);
        return null;
      }
      if (failsWith(error, 'invalid_credentials')) form.setErrors(BOTH_WRONG);
      return showAnsweredErrors(form, error, SIGN_IN_FAILED);
    },
  });
  const demo = site.data?.demo;

  if (secondStep) {
    return (
      <BarePage title={t('Two-factor sign-in')}>
        <Suspense>
          <SecondFactorStep
            credentials={form.values}
            onSignedIn={enter}
            onBack={() => setSecondStep(false)}
          />
        </Suspense>
      </BarePage>
    );
  }
  return (
    // The foot waits for the site, whose parts push it down.
    <BarePage
      title={tc('heading of the sign-in page', 'Sign in')}
      foot={!site.isPending && <LanguageSelect />}
    >
      {/* Both fields are marked after a wrong guess, until one of them changes. */}
      <form noValidate onSubmit={formState.onSubmit} onChange={form.clearErrors}>
        <Stack gap="md">
          <ErrorArea message={formState.problem} />
          {ended && (
            <Text size="sm" role="status">
              {t('Your session has ended. Sign in to continue.')}
            </Text>
          )}
          <TextInput
            label={t('Username')}
            description={t('Your email address works too.')}
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
            aria-invalid={Boolean(form.errors.password)}
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
          <Button type="submit" loading={formState.pending} fullWidth>
            {tc('sign-in page', 'Sign in')}
          </Button>
          {(site.data?.single_sign_on || hasPasskeys()) && (
            <div className={classes.or}>{t('or')}</div>
          )}
          <PasskeyButton
            remember={form.values.remember}
            onSignedIn={enter}
            onProblem={setProblem}
          />
          {site.data?.single_sign_on && (
            <SingleSignOnButton
              name={site.data.single_sign_on}
              remember={form.values.remember}
              next={wantedPath()}
              onProblem={setProblem}
            />
          )}
        </Stack>
      </form>
      {demo && (
        <DemoPeople
          people={demo.people}
          onChoose={(username) => {
            form.setValues({ username, password: demo.password });
            form.clearErrors();
            setProblem(null);
          }}
        />
      )}
    </BarePage>
  );
}
