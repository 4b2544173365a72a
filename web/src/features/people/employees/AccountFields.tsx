import { LANGUAGE_IDS, LANGUAGES } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { roleOptions } from '@intranet/contract/core/roles.ts';
import { Checkbox, Select, SimpleGrid, TextInput } from '@mantine/core';
import type { useNewEmployee } from './use-new-employee.ts';

const LANGUAGE_OPTIONS = LANGUAGE_IDS.map((value) => ({ value, label: LANGUAGES[value].name }));

type Props = Pick<ReturnType<typeof useNewEmployee>, 'form' | 'companyLanguage'>;

/** The account that is created with an employee, if the admin wants one. */
export function AccountFields({ form, companyLanguage }: Props) {
  const { nome, username, invites, language } = form.values;
  return (
    <>
      <Checkbox
        label={t('Create an account and email an invitation')}
        description={t('The link in the email works for 7 days. The person chooses the password.')}
        {...form.getInputProps('invites', { type: 'checkbox' })}
      />
      {invites && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} role="group" aria-label={t('Account')}>
          <TextInput
            label={t('Email')}
            type="email"
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <TextInput
            label={t('Username')}
            autoComplete="off"
            {...form.getInputProps('username')}
            value={username ?? nome}
          />
          <Select
            label={t('Role')}
            data={roleOptions()}
            allowDeselect={false}
            {...form.getInputProps('role')}
          />
          <Select
            label={t('Language')}
            data={LANGUAGE_OPTIONS}
            allowDeselect={false}
            {...form.getInputProps('language')}
            value={language ?? companyLanguage}
          />
        </SimpleGrid>
      )}
    </>
  );
}
