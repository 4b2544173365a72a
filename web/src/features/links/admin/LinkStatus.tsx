import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { Alert, Group, Switch } from '@mantine/core';
import { IconAppWindow, IconExternalLink, IconInfoCircle, IconUsers } from '@tabler/icons-react';
import { linksKeys, setLinkOpening } from '../api.ts';
import { CheckButton, CheckFinding } from './CheckButton.tsx';
import { failureText, readersText } from './labels.ts';
import type { RegisteredLink } from './link-sections.ts';

interface Props {
  link: RegisteredLink;
  settings: LinkSettings;
}

function OpeningChoice({ link, settings }: Props) {
  const { send, sending } = useNotifiedSave(setLinkOpening, linksKeys.refresh, {
    onFailed: (error) =>
      notifyFailure(failureText(t('Couldn’t change how the link opens.'), error)),
  });
  const { opens } = sending ?? settings;
  return (
    <Switch
      size="sm"
      label={t('Open in a new tab instead of embedding')}
      checked={opens === 'tab'}
      onChange={(event) => {
        const chosen = event.currentTarget.checked ? 'tab' : 'embedded';
        if (!sending) send({ name: link.name, opens: chosen });
      }}
    />
  );
}

export function LinkStatus({ link, settings }: Props) {
  const { url, opens, check } = settings;
  const embedded = opens === 'embedded';
  const Icon = embedded ? IconAppWindow : IconExternalLink;
  return (
    <>
      <Group gap="4px 16px" fz="sm" c="dimmed">
        <Group component="span" gap={6} wrap="nowrap">
          <IconUsers size={16} aria-hidden />
          {readersText(link.readers)}
        </Group>
        <Group component="span" gap={6} wrap="nowrap">
          <Icon size={16} aria-hidden />
          {embedded ? t('Opens embedded') : t('Opens in a new tab')}
        </Group>
        {url && link.opens === 'embedded' && <OpeningChoice link={link} settings={settings} />}
      </Group>
      <Group gap="4px 16px" fz="sm">
        {url && <CheckButton link={link} again={check.state !== 'unchecked'} />}
        <Group component="span" gap="4px 16px" role="status">
          <CheckFinding check={check} />
        </Group>
      </Group>
      {check.state === 'no_frame' && embedded && (
        <Alert color="orange" p="sm" icon={<IconInfoCircle aria-hidden />}>
          {t('While this link opens embedded, people who open it see a note instead of the page.')}
        </Alert>
      )}
    </>
  );
}
