import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { Alert, Switch } from '@mantine/core';
import { IconAppWindow, IconExternalLink, IconInfoCircle, IconUsers } from '@tabler/icons-react';
import { notifyFailure } from '#ui/feedback/notify.ts';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { useNotifiedSave } from '#ui/feedback/use-notified-save.ts';
import type { Moments } from '#ui/moments.ts';
import { linksKeys, setLinkOpening } from '../api.ts';
import { CheckButton, CheckResult } from './CheckButton.tsx';
import classes from './LinkStatus.module.css';
import { failureText, readersText } from './labels.ts';
import type { RegisteredLink } from './link-sections.ts';

interface Props {
  link: RegisteredLink;
  settings: LinkSettings;
  moments: Moments;
}

function OpeningChoice({ link, settings }: Omit<Props, 'moments'>) {
  const { send, sending } = useNotifiedSave(setLinkOpening, linksKeys.refresh, {
    onFailed: (error) =>
      notifyFailure(failureText('Não foi possível mudar como o link abre.', error)),
  });
  const { opens } = sending ?? settings;
  return (
    <Switch
      size="sm"
      label="Abrir em nova aba em vez do quadro"
      checked={opens === 'tab'}
      onChange={(event) => {
        const chosen = event.currentTarget.checked ? 'tab' : 'embedded';
        if (!sending) send({ name: link.name, opens: chosen });
      }}
    />
  );
}

export function LinkStatus({ link, settings, moments }: Props) {
  const { url, opens, check } = settings;
  const embedded = opens === 'embedded';
  const Icon = embedded ? IconAppWindow : IconExternalLink;
  return (
    <>
      <div className={classes.facts}>
        <span>
          <IconUsers size={16} aria-hidden />
          Aberto a {readersText(link.readers)}
        </span>
        <span>
          <Icon size={16} aria-hidden />
          {embedded ? t('Abre incorporado') : t('Abre em nova aba')}
        </span>
        {url && link.opens === 'embedded' && <OpeningChoice link={link} settings={settings} />}
      </div>
      <div className={classes.check}>
        <span role="status" className={classes.check}>
          {url ? (
            <CheckResult settings={settings} moments={moments} />
          ) : (
            <StateBadge tone="waiting">Sem endereço</StateBadge>
          )}
        </span>
        {url && <CheckButton link={link} again={check.state !== 'unchecked'} />}
      </div>
      {check.state === 'no_frame' && embedded && (
        <Alert color="orange" p="sm" icon={<IconInfoCircle aria-hidden />}>
          Enquanto este link abrir em quadro embutido, quem o abrir verá um quadro vazio.
        </Alert>
      )}
    </>
  );
}
