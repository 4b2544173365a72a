import { t } from '@intranet/contract/core/i18n/t.ts';
import { departmentOf } from '@intranet/contract/links/departments.ts';
import type { AccessRequest } from '@intranet/contract/links/item-endpoints.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { areaAndPosition } from '#features/people/shared/namesakes.ts';
import { linksKeys } from '../api.ts';
import { accessRequestsQuery, decideAccess } from './api.ts';
import { PendingList } from './PendingList.tsx';

function Request({ request }: { request: AccessRequest }) {
  const { person, item, reason, asked_at } = request;
  const { moments } = useMoments();
  const { send, sending } = useNotifiedSave(decideAccess, linksKeys.refresh, {
    refreshAfterFailure: true,
  });
  const name = { person: person.name, item: item.name };
  const decide = (grant: boolean) => {
    if (!sending) send({ id: request.id, grant });
  };
  return (
    <Group component="li" gap="sm" px="md" py="sm" align="center">
      <Stack gap={2} flex="1 1 280px" miw={0}>
        <Text size="sm" dir="auto">
          {t('{person} wants to open {item}', name)}
        </Text>
        {reason && (
          <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {reason}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {[areaAndPosition(person), t(departmentOf(item).label), moments.minute(asked_at)].join(
            ' · ',
          )}
        </Text>
      </Stack>
      <Group gap="xs">
        <Button
          size="xs"
          loading={sending?.grant === true}
          aria-label={t('Grant access: {person}, {item}', name)}
          onClick={() => decide(true)}
        >
          {t('Grant')}
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={sending?.grant === false}
          aria-label={t('Decline access: {person}, {item}', name)}
          onClick={() => decide(false)}
        >
          {t('Decline')}
        </Button>
      </Group>
    </Group>
  );
}

/** The requests that the user may decide. @param empty shown without any */
export function AccessRequests({ empty = null }: { empty?: ReactNode }) {
  return (
    <PendingList
      query={useQuery(accessRequestsQuery)}
      label={t('Requests for access')}
      empty={empty}
    >
      {(request) => <Request key={request.id} request={request} />}
    </PendingList>
  );
}
