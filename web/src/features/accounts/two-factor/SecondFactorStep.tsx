import type { login } from '@intranet/contract/accounts/endpoints.ts';
import { confirmTwoFactor } from '@intranet/contract/accounts/two-factor-endpoints.ts';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { z } from 'zod';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { showAnsweredErrors } from '#ui/forms/form-errors.ts';
import { useSave } from '#ui/forms/use-save.ts';
import { SIGN_IN_FAILED, signIn } from '../api.ts';

const recoveryCode = z.object({ code: z.string().trim().min(1, 'Enter a recovery code') });

const KINDS = {
  app: {
    schema: confirmTwoFactor.body,
    text: 'Enter the 6-digit code of your authenticator app.',
    field: { label: 'Code', inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: 'Use a recovery code instead',
  },
  recovery: {
    schema: recoveryCode,
    text: 'Enter one of the recovery codes that you kept. It works once.',
    field: { label: 'Recovery code', autoComplete: 'off', autoCapitalize: 'characters' },
    other: 'Use the authenticator app instead',
  },
} as const;

type SignIn = typeof signIn;

export default function SecondFactorStep({
  credentials,
  onSignedIn,
  onBack,
}: {
  credentials: z.input<(typeof login)['body']>;
  onSignedIn: (reply: Awaited<ReturnType<SignIn>>) => unknown;
  onBack: () => void;
}) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const { schema, text, field, other } = KINDS[kind];
  const form = useForm({
    initialValues: { code: '' },
    validate: schemaResolver(schema as typeof recoveryCode, { sync: true }),
  });
  const {
    save: submit,
    problem,
    setProblem,
  } = useSave({
    send: (code: string) => signIn({ ...credentials, code }),
    saved: null,
    onSaved: (_, me) => onSignedIn(me),
    problemOf: (error) => showAnsweredErrors(form, error, SIGN_IN_FAILED),
  });
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setProblem(null);
    form.reset();
  };
  return (
    <form noValidate onSubmit={form.onSubmit(({ code }) => submit.mutate(code))}>
      <Stack gap="md">
        <Text size="sm">{text}</Text>
        <ErrorArea message={problem} />
        <TextInput
          // A separate field for each kind moves the focus to the new one.
          key={kind}
          autoFocus
          spellCheck={false}
          {...field}
          {...form.getInputProps('code')}
        />
        <Button type="submit" loading={submit.isPending} fullWidth lang="pt-BR">
          Acessar
        </Button>
        <Group justify="space-between" gap="xs">
          <Anchor component="button" type="button" size="sm" onClick={change}>
            {other}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            Back
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
