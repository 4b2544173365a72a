import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import type { VaultVersion } from '@intranet/contract/vault/history-endpoints.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import lines from '@intranet/ui/tables/lines.module.css';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bringBack, historyQuery, vaultKeys } from '../api.ts';
import { SecretCell } from '../secrets/SecretCell.tsx';
import classes from './HistoryDialog.module.css';

/** For example `Changed: link, password`. @param before undefined for the first */
function changesIn(version: VaultVersion, before: VaultVersion | undefined): string {
  if (!before) return tc('vault history', 'Added');
  const facts = [
    version.platform !== before.platform && tc('changed field', 'platform'),
    version.link !== before.link && tc('changed field', 'link'),
    version.user !== before.user && tc('changed field', 'user'),
    version.password_changed && tc('changed field', 'password'),
    version.has_code !== before.has_code &&
      (version.has_code ? t('code set up') : t('code removed')),
  ].filter((fact) => fact !== false);
  return facts.length > 0
    ? t('Changed: {fields}', { fields: facts.join(', ') })
    : t('Saved, no visible change');
}

export function HistoryDialog({ entry, onClose }: { entry: VaultEntry; onClose: () => void }) {
  const { data: versions, error, isFetching, refetch } = useQuery(historyQuery(entry.id));
  const [restoring, setRestoring] = useState<VaultVersion | null>(null);
  const earlier = restoring?.id;
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={<bdi>{t('History of {platform}', { platform: entry.platform })}</bdi>}
    >
      {error && (
        <FailureAlert
          title={sentenceOf(error)}
          retry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!versions && !error && <Skeleton height={160} role="status" aria-label={t('Loading')} />}
      <ol className={lines.lines} reversed>
        {versions?.map((version, at) => (
          <VersionItem
            key={version.version}
            entry={entry}
            version={version}
            earlier={versions[at + 1]}
            onBringBack={() => setRestoring(version)}
          />
        ))}
      </ol>
      {restoring && typeof earlier === 'number' && (
        <ConfirmDialog
          title={t('Restore version {version}?', { version: restoring.version })}
          action={t('Restore')}
          danger={false}
          send={() => bringBack(entry.id, earlier)}
          refresh={vaultKeys.refresh}
          onClose={() => setRestoring(null)}
        >
          {t(
            'This restores the platform, link, user, password and code from that version. The current ones stay in the history.',
          )}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

interface VersionItemProps {
  entry: VaultEntry;
  version: VaultVersion;
  earlier: VaultVersion | undefined;
  onBringBack: () => void;
}

function VersionItem({ entry, version, earlier, onBringBack }: VersionItemProps) {
  const { moments } = useMoments();
  return (
    <Stack component="li" gap={6} py="sm">
      <Text size="sm" fw={600}>
        {version.id === null
          ? t('Current version')
          : t('Version {version}', { version: version.version })}
        <Text span size="sm" fw={400} c="dimmed">
          {' · '}
          {moments.minute(version.made_at)} · <bdi>{version.made_by}</bdi>
        </Text>
      </Text>
      <Text size="sm">{changesIn(version, earlier)}</Text>
      <dl className={classes.facts}>
        <dt>{t('Platform')}</dt>
        <dd dir="auto">{version.platform}</dd>
        <dt>{t('Link')}</dt>
        <dd dir="auto">{version.link || '–'}</dd>
        <dt>{t('User')}</dt>
        <dd dir="auto">{version.user || '–'}</dd>
        <dt>{t('Password')}</dt>
        <dd>
          <SecretCell
            id={entry.id}
            {...(version.id !== null && { earlier: version.id })}
            name={
              version.id === null
                ? t('{platform} now', { platform: entry.platform })
                : t('{platform}, version {version}', {
                    platform: entry.platform,
                    version: version.version,
                  })
            }
          />
        </dd>
      </dl>
      {version.id !== null && (
        <div>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('Restore version {version}', { version: version.version })}
            onClick={onBringBack}
          >
            {t('Restore')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
