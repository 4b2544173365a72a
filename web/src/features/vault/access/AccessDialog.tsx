import { mayCall } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { saveVaultAccess } from '@intranet/contract/vault/access-endpoints.ts';
import type { ListedEntry } from '@intranet/contract/vault/endpoints.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePageUser } from '#core/session.ts';
import { accessQuery } from '../api.ts';
import { AccessForm } from './AccessForm.tsx';
import { AccessPeople } from './AccessPeople.tsx';
import { RotationList } from './RotationList.tsx';

interface Props {
  entry: ListedEntry;
  onClose: () => void;
}

/** Who can use an entry. Administrators choose; editors see it (D59). */
export function AccessDialog({ entry, onClose }: Props) {
  const query = useQuery(accessQuery(entry.id));
  const { data, error } = query;
  const { role } = usePageUser();
  const title = <bdi>{t('Access to {platform}', { platform: entry.platform })}</bdi>;
  if (data && mayCall(saveVaultAccess, role)) {
    // Changes by others reach the form when it is opened again, so that nothing chosen is lost.
    return <AccessForm entry={entry} access={data} title={title} onClose={onClose} />;
  }
  return (
    <Dialog title={title} onClose={onClose} size="lg">
      {error && <FailureAlert title={sentenceOf(error)} retry={() => void query.refetch()} />}
      {!data && !error && <Skeleton height={160} role="status" aria-label={t('Loading')} />}
      {data && (
        <Stack gap="md">
          <RotationList rotations={entry.to_rotate} />
          <AccessPeople access={data} />
        </Stack>
      )}
    </Dialog>
  );
}
