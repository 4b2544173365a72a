import type { AccountPanel } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { InvitationLink } from '#features/people/shared/InvitationLink.tsx';
import { refreshUsers, sendInvitation, withdrawInvitation } from '../api.ts';
import { PanelPart } from './PanelPart.tsx';

/** What an invited person still needs: the link, for as long as nobody has used it. */
export function InvitationPart({ account }: { account: AccountPanel }) {
  const { account_id: id, email, invitation } = account;
  const { moments } = useMoments();
  const [now] = useState(() => Date.now());
  const [link, setLink] = useState<string | null>(null);
  const again = useSave({
    send: () => sendInvitation(id),
    refresh: refreshUsers,
    saved: ({ join_link }) => (join_link ? t('Invitation renewed') : t('Invitation sent')),
    onSaved: (_, { join_link }) => setLink(join_link),
  });
  const withdraw = useSave({
    send: () => withdrawInvitation(id),
    refresh: refreshUsers,
    onSaved: () => setLink(null),
  });
  if (!invitation) return null;
  const { withdrawn, expires_at } = invitation;
  const until = { moment: moments.minute(expires_at) };
  const state = withdrawn
    ? t('The invitation was withdrawn. Nobody can sign in to this account.')
    : Date.parse(expires_at) < now
      ? t('The link ended on {moment}.', until)
      : t('{email} can choose a password until {moment}.', { ...until, email });
  return (
    <PanelPart title={t('Invitation')}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {state}
      </Text>
      {link && <InvitationLink link={link} />}
      <ErrorArea message={again.problem ?? withdraw.problem} />
      <Group gap="xs">
        <Button
          variant="default"
          loading={again.save.isPending}
          onClick={() => again.save.mutate(undefined)}
        >
          {t('Send again')}
        </Button>
        {!withdrawn && (
          <Button
            variant="default"
            loading={withdraw.save.isPending}
            onClick={() => withdraw.save.mutate(undefined)}
          >
            {t('Withdraw')}
          </Button>
        )}
      </Group>
    </PanelPart>
  );
}
