import { currentPasswordSchema } from '@intranet/contract/accounts/schemas.ts';
import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { useSave } from '#ui/forms/use-save.ts';

const fields = z.object({ current_password: currentPasswordSchema });

interface Props<T> {
  children: ReactNode;
  submit: { label: string; color?: string };
  call: (password: string) => Promise<T>;
  onDone: (reply: T) => void;
  onCancel: () => void;
  /** Called when the request starts and ends, so codes shown only once stay open. */
  onBusy?: (busy: boolean) => void;
}

export function ConfirmPasswordForm<T>({
  children,
  submit,
  call,
  onDone,
  onCancel,
  onBusy,
}: Props<T>) {
  const form = useForm({
    initialValues: { current_password: '' },
    validate: schemaResolver(fields, { sync: true }),
  });
  const { save: confirm, problem } = useSave({
    form,
    send: (password: string) => {
      onBusy?.(true);
      return call(password);
    },
    saved: null,
    onSaved: (_, reply) => {
      onDone(reply);
      onBusy?.(false);
    },
    onFailed: () => onBusy?.(false),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ current_password }) => confirm.mutate(current_password))}
    >
      <Stack gap="md">
        {children}
        <ErrorArea message={problem} />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('current_password')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={confirm.isPending} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" color={submit.color ?? 'brand'} loading={confirm.isPending}>
            {submit.label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
