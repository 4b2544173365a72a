import type { AccountPanel } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { deleteUser, refreshUsers } from '../api.ts';
import { PanelPart } from './PanelPart.tsx';

interface Props {
  account: AccountPanel;
  onDeleted: () => void;
}

export function DeletePart({ account: { username }, onDeleted }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <PanelPart title={t('Delete User')}>
      <Text size="sm" c="dimmed">
        {t(
          'Deletes the account only. Employee record, leave and history are kept. If somebody leaves the company, use Departures instead.',
        )}
      </Text>
      <Group>
        <Button color="red.8" onClick={() => setAsking(true)}>
          {t('Delete User')}
        </Button>
      </Group>
      {asking && (
        <ConfirmDialog
          title={t('Delete {username}?', { username })}
          action={t('Delete {username}', { username })}
          send={async () => {
            const reply = await deleteUser(username);
            onDeleted();
            return reply;
          }}
          refresh={refreshUsers}
          onClose={() => setAsking(false)}
        >
          {t(
            '{username} will be signed out everywhere and can’t sign in any more. Requests waiting for their decision go to the next approver. You can’t undo this.',
            { username },
          )}
        </ConfirmDialog>
      )}
    </PanelPart>
  );
}
