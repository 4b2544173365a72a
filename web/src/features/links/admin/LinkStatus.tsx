import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { Alert, Switch } from '@mantine/core';
import { IconAppWindow, IconExternalLink, IconInfoCircle, IconUsers } from '@tabler/icons-react';
import { linksKeys, setLinkOpening } from '../api.ts';
import { CheckButton, CheckFinding } from './CheckButton.tsx';
import classes from './LinkStatus.module.css';
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
      <div className={classes.facts}>
        <span>
          <IconUsers size={16} aria-hidden />
          {readersText(link.readers)}
        </span>
        <span>
          <Icon size={16} aria-hidden />
          {embedded ? t('Opens embedded') : t('Opens in a new tab')}
        </span>
        {url && link.opens === 'embedded' && <OpeningChoice link={link} settings={settings} />}
      </div>
      <div className={classes.check}>
        <span role="status" className={classes.check}>
          <CheckFinding check={check} />
        </span>
        {url && <CheckButton link={link} again={check.state !== 'unchecked'} />}
      </div>
      {check.state === 'no_frame' && embedded && (
        <Alert color="orange" p="sm" icon={<IconInfoCircle aria-hidden />}>
          {t('While this link opens embedded, people who open it see a note instead of the page.')}
        </Alert>
      )}
    </>
  );
}
