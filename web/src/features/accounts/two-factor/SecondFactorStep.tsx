import type { login } from '@intranet/contract/accounts/endpoints.ts';
import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import { confirmTwoFactor } from '@intranet/contract/accounts/two-factor-endpoints.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { showAnsweredErrors } from '@intranet/ui/forms/form-errors.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { CallBody } from '#core/call.ts';
import { specifiedLang } from '#core/language.ts';
import { SIGN_IN_FAILED, signIn } from '../api.ts';

const KINDS = {
  app: {
    schema: confirmTwoFactor.body,
    text: t('Enter the 6-digit code from your authenticator app.'),
    field: { label: t('Code'), inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: t('Use a recovery code instead'),
  },
  recovery: {
    schema: z.object({ code: z.string().trim().min(1, t('Enter a recovery code')) }),
    text: t('Enter one of your saved recovery codes. Each works once.'),
    field: { label: t('Recovery code'), autoComplete: 'off', autoCapitalize: 'characters' },
    other: t('Use the authenticator app instead'),
  },
} as const;

interface Props {
  credentials: CallBody<typeof login>;
  onSignedIn: (me: CurrentUser) => unknown;
  onBack: () => void;
}

export default function SecondFactorStep({ credentials, onSignedIn, onBack }: Props) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const { schema, text, field, other } = KINDS[kind];
  const { form, formState, setProblem } = useSaveForm({
    schema,
    initialValues: { code: '' },
    send: ({ code }) => signIn({ ...credentials, code }),
    saved: null,
    onSaved: (_, me) => onSignedIn(me),
    problemOf: (error, form) => showAnsweredErrors(form, error, SIGN_IN_FAILED),
  });
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setProblem(null);
    form.reset();
  };
  return (
    <form noValidate onSubmit={formState.onSubmit}>
      <Stack gap="md">
        <Text size="sm">{text}</Text>
        <ErrorArea message={formState.problem} />
        <TextInput
          // A separate field for each kind moves the focus to the new one.
          key={kind}
          autoFocus
          spellCheck={false}
          {...field}
          {...form.getInputProps('code')}
        />
        <Button type="submit" loading={formState.pending} fullWidth lang={specifiedLang}>
          {tc('sign-in page', 'Sign in')}
        </Button>
        <Group justify="space-between" gap="xs">
          <Anchor component="button" type="button" size="sm" onClick={change}>
            {other}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            {t('Back')}
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
