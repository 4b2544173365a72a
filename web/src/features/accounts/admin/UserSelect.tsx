import type { Account } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ComponentProps } from 'react';
import { type Choice, PersonSelect } from '#features/people/shared/PersonSelect.tsx';
import { userSearchQuery } from './api.ts';

type SelectProps = Omit<
  ComponentProps<typeof PersonSelect<Account>>,
  'searchOf' | 'choiceOf' | 'chosen' | 'onChoose'
>;

interface Props extends SelectProps {
  /** The username; empty if nobody is chosen. */
  value: string;
  onChoose: (user: Account | null) => void;
}

const choiceOf = ({ username, email }: Account): Choice => ({
  id: username,
  name: username,
  detail: email,
});

export function UserSelect({ value, ...select }: Props) {
  return (
    <PersonSelect
      {...select}
      none={t('No user found')}
      openOnFocus
      searchOf={userSearchQuery}
      choiceOf={choiceOf}
      chosen={value === '' ? null : { id: value, name: value }}
    />
  );
}
