import { LANGUAGE_IDS, LANGUAGES } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Checkbox, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RoleSelect } from '#features/accounts/shared/RoleSelect.tsx';
import { setupQuery } from '#features/home/api.ts';
import { COMPANY_LANGUAGE, type useNewEmployee } from './use-new-employee.ts';

const LANGUAGE_OPTIONS = [
  { value: COMPANY_LANGUAGE, label: t('Company default') },
  ...LANGUAGE_IDS.map((value) => ({ value, label: LANGUAGES[value].name })),
];

type Props = Pick<ReturnType<typeof useNewEmployee>, 'form'>;

/** The account that is created with an employee, if the admin wants one. */
export function AccountFields({ form }: Props) {
  const { nome, username, invites } = form.values;
  const { data: setup } = useQuery(setupQuery);
  const withoutMail = setup?.sends_mail === false;
  return (
    <>
      <Checkbox
        label={
          withoutMail
            ? t('Create an account with an invitation link')
            : t('Create an account and email an invitation')
        }
        description={
          <>
            {withoutMail
              ? t('No mail server is set up, so you’ll get a link to pass on yourself.')
              : t('The person gets a link by email.')}{' '}
            {t(
              'The link works for 7 days. The person chooses a password and can sign in at once, even before the start date.',
            )}
          </>
        }
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
          <RoleSelect {...form.getInputProps('role')} />
          <Select
            label={t('Language')}
            data={LANGUAGE_OPTIONS}
            allowDeselect={false}
            {...form.getInputProps('language')}
          />
        </SimpleGrid>
      )}
    </>
  );
}
