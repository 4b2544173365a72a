import { nextPath } from '@intranet/contract/accounts/next-path.ts';
import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
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
import { useState } from 'react';
import { CallError } from '#core/call.ts';
import { sessionHasEnded } from '#core/session.ts';
import { BarePage } from '#ui/BarePage.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { usePending } from '#ui/use-pending.ts';
import { signIn } from './api.ts';
import { DemoPeople } from './DemoPeople.tsx';
import { LanguageSelect } from './language/LanguageSelect.tsx';
import { hasPasskeys } from './passkeys/api.ts';
import { PasskeyButton } from './passkeys/PasskeyButton.tsx';
import classes from './SignIn.module.css';
import { SingleSignOnButton } from './single-sign-on/SingleSignOnButton.tsx';
import { useSignInFields } from './use-sign-in-fields.ts';
import type { Site } from './use-site.ts';

/** Loaded only when the server requires a code, because few accounts need it. */
const loadSecondStep = () => import('./two-factor/SecondFactorStep.tsx');
type SecondStep = Awaited<ReturnType<typeof loadSecondStep>>['default'];

const needsSecondFactor = (error: unknown) =>
  error instanceof CallError && error.code === 'second_factor_required';

/** The page to open after sign-in. Only paths of this site are followed. */
const wantedPath = () => nextPath(new URLSearchParams(window.location.search).get('next'));

interface Props {
  /** Undefined while it loads, null if that failed. */
  site: Site | null | undefined;
  onSignedIn: (me: CurrentUser, next: string) => Promise<void>;
}

/** Works without router, query and form libraries, as a visit's first page (decision 0013). */
export function SignIn({ site, onSignedIn }: Props) {
  const [ended] = useState(sessionHasEnded);
  const [problem, setProblem] = useState<string | null>(null);
  const [SecondStep, setSecondStep] = useState<SecondStep | null>(null);
  const fields = useSignInFields();
  const { values } = fields;

  const enter = (me: CurrentUser) => onSignedIn(me, wantedPath());
  const showSecondStep = () =>
    loadSecondStep().then(
      (step) => setSecondStep(() => step.default),
      () => setProblem(t('Couldn’t load this. Check your connection.')),
    );
  const submit = usePending(async () => {
    setProblem(null);
    if (!(await fields.validate())) return;
    try {
      await enter(await signIn(values));
    } catch (error) {
      if (needsSecondFactor(error)) await showSecondStep();
      else setProblem(fields.showFailure(error));
    }
  });

  if (SecondStep) {
    return (
      <BarePage title={t('Two-factor sign-in')}>
        <SecondStep credentials={values} onSignedIn={enter} onBack={() => setSecondStep(null)} />
      </BarePage>
    );
  }
  return (
    // The foot waits for the site, whose parts push it down.
    <BarePage
      title={tc('heading of the sign-in page', 'Sign in')}
      foot={site !== undefined && <LanguageSelect />}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit.run();
        }}
      >
        <Stack gap="md">
          <ErrorArea message={problem} />
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
            {...fields.textProps('username')}
          />
          <PasswordInput
            label={t('Password')}
            autoComplete="current-password"
            {...fields.textProps('password')}
          />
          <Group justify="space-between">
            <Checkbox
              label={t('Remember me')}
              checked={values.remember}
              onChange={(event) => fields.change({ remember: event.currentTarget.checked })}
            />
            <Anchor href="/forgot-password" size="sm">
              {t('Forgot password?')}
            </Anchor>
          </Group>
          <Button type="submit" loading={submit.pending} fullWidth>
            {tc('sign-in page', 'Sign in')}
          </Button>
          {(site?.single_sign_on || hasPasskeys()) && <div className={classes.or}>{t('or')}</div>}
          <PasskeyButton remember={values.remember} onSignedIn={enter} onProblem={setProblem} />
          {site?.single_sign_on && (
            <SingleSignOnButton
              name={site.single_sign_on}
              remember={values.remember}
              next={wantedPath()}
              onProblem={setProblem}
            />
          )}
        </Stack>
      </form>
      {site?.demo && (
        <DemoPeople
          people={site.demo.people}
          onChoose={(username) => {
            fields.change({ username, password: site.demo?.password ?? '' });
            setProblem(null);
          }}
        />
      )}
    </BarePage>
  );
}
