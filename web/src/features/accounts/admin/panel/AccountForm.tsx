import {
  type AccountPanel,
  updateUser as endpoint,
} from '@intranet/contract/accounts/admin-endpoints.ts';
import { LANGUAGE_IDS, LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { RoleSelect } from '../../shared/RoleSelect.tsx';
import { refreshUsers, updateUser } from '../api.ts';

const NO_CHOICE = '';

const languageOptions = () => [
  { value: NO_CHOICE, label: t('Company default') },
  ...LANGUAGE_IDS.map((value) => ({ value, label: LANGUAGES[value].name })),
];

type Values = {
  new_username: string;
  email: string;
  role: Role;
  language: Language | typeof NO_CHOICE;
};

const valuesOf = ({ username, email, role, language }: AccountPanel): Values => ({
  new_username: username,
  email,
  role,
  language: language ?? NO_CHOICE,
});

interface Props {
  account: AccountPanel;
  onDirty: (dirty: boolean) => void;
}

export function AccountForm({ account, onDirty }: Props) {
  const stored = valuesOf(account);
  const saving = useSaveForm<Values>({
    initialValues: stored,
    schema: endpoint.body.pick({ new_username: true, email: true, role: true }),
    // Fields that didn't change keep what another admin may have saved meanwhile.
    send: (values): Promise<unknown> => {
      const changed = (field: keyof Values) => saving.form.isDirty(field);
      return updateUser({
        username: account.username,
        ...(changed('email') && { email: values.email }),
        ...(changed('role') && { role: values.role }),
        ...(changed('new_username') && { new_username: values.new_username }),
        ...(changed('language') && { language: values.language || null }),
      });
    },
    refresh: refreshUsers,
    saved: t('User updated successfully!'),
    onSaved: (values): void => saving.form.resetDirty(values),
  });
  const { form, formState } = saving;
  const { dirty, pending, problem, onSubmit } = formState;
  // Before the next key, so that an Escape right after typing still asks.
  useLayoutEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('Account')}>
      <Stack gap="md">
        <TextInput
          label={t('Username')}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('new_username')}
        />
        <TextInput
          label={t('Email')}
          type="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <RoleSelect stored={stored.role} {...form.getInputProps('role')} />
        <Select
          label={t('Language')}
          data={languageOptions()}
          allowDeselect={false}
          {...form.getInputProps('language')}
        />
        <ErrorArea message={problem} />
        <Group justify="flex-end">
          <Button type="submit" disabled={!dirty} loading={pending}>
            {t('Save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
