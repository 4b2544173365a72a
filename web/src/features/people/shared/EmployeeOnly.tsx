import { t } from '@intranet/contract/core/i18n/t.ts';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageUser } from '#core/session.ts';
import { currentUserQuery } from '#features/accounts/api.ts';

/** Shows D12's sentence in place of its children to users without an employee record. */
export function EmployeeOnly({ children }: { children: ReactNode }) {
  const { username: name } = usePageUser();
  const { data: me } = useQuery(currentUserQuery);
  if (me?.employee !== null) return children;
  return (
    <Alert variant="light" color="gray" icon={<IconInfoCircle aria-hidden />}>
      {t('No employee record for {name}. Ask an administrator to create one.', { name })}
    </Alert>
  );
}
