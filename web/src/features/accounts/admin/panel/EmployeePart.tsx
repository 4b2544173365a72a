import type { AccountPanel } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { refreshUsers, updateUser } from '../api.ts';
import { UnlinkedEmployeeSelect } from '../UnlinkedEmployeeSelect.tsx';
import { PanelPart } from './PanelPart.tsx';

/** The employee of the account, by id (D71). */
export function EmployeePart({ account }: { account: AccountPanel }) {
  return (
    <PanelPart title={t('Employee')}>
      {account.employee ? (
        <Linked account={account} employee={account.employee} />
      ) : (
        <Unlinked account={account} />
      )}
    </PanelPart>
  );
}

interface LinkedProps {
  account: AccountPanel;
  employee: NonNullable<AccountPanel['employee']>;
}

function Linked({ account, employee }: LinkedProps) {
  const [asking, setAsking] = useState(false);
  const { username } = account;
  const { employee_id, name, area, cargo } = employee;
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Anchor
          component={PageLink}
          to="/people"
          search={{ person: String(employee_id) }}
          dir="auto"
        >
          {name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {positionName(cargo)} · {areaName(area)}
        </Text>
      </div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('Unlink')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('Unlink {name}?', { name })}
          action={t('Unlink')}
          send={() => updateUser({ username, unlink_employee: true })}
          refresh={refreshUsers}
          onClose={() => setAsking(false)}
        >
          {t('{username} can’t request or decide leave until an employee is linked again.', {
            username,
          })}
        </ConfirmDialog>
      )}
    </Group>
  );
}

function Unlinked({ account }: { account: AccountPanel }) {
  const [employeeId, setEmployeeId] = useState<number | undefined>();
  const { save, problem } = useSave({
    send: (id: number) =>
      updateUser({ username: account.username, link_employee: true, employee_id: id }),
    refresh: refreshUsers,
    saved: t('User updated successfully!'),
  });
  return (
    <>
      <UnlinkedEmployeeSelect
        description={t('Links this account to an employee. Make sure it is the same person.')}
        value={employeeId}
        onChange={setEmployeeId}
      />
      <ErrorArea message={problem} />
      <Group>
        <Button
          variant="default"
          disabled={employeeId === undefined}
          loading={save.isPending}
          onClick={() => employeeId !== undefined && save.mutate(employeeId)}
        >
          {t('Link')}
        </Button>
      </Group>
    </>
  );
}
