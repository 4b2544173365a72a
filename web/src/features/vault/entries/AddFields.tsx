import { t } from '@intranet/contract/core/i18n/t.ts';
import { TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { PasswordField } from './PasswordField.tsx';
import type { AddForm } from './use-add-entry.ts';

interface Props {
  form: AddForm;
  pending: boolean;
  first?: RefObject<HTMLInputElement | null>;
}

export function AddFields({ form, pending, first }: Props) {
  const { platform, user } = form.values;
  const line = (name: 'platform' | 'link' | 'user', label: string) => ({
    label,
    autoComplete: 'off',
    disabled: pending,
    ...form.getInputProps(name),
  });
  return (
    <>
      <TextInput
        {...(first ? { ref: first } : { 'data-autofocus': true })}
        {...line('platform', t('Platform'))}
      />
      <TextInput {...line('link', t('Link'))} />
      <TextInput {...line('user', t('User'))} />
      <PasswordField
        label={t('Password')}
        disabled={pending}
        words={[platform, user]}
        {...form.getInputProps('password')}
      />
    </>
  );
}
