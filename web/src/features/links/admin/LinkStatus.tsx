import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { IconAppWindow, IconExternalLink, IconUsers } from '@tabler/icons-react';
import type { Moments } from '#ui/moments.ts';
import { StateBadge } from '#ui/StateBadge.tsx';
import { CheckButton } from './CheckButton.tsx';
import { CheckResult } from './CheckResult.tsx';
import classes from './LinkStatus.module.css';
import type { RegisteredLink } from './link-sections.ts';
import { readersText } from './wording.ts';

interface Props {
  link: RegisteredLink;
  settings: LinkSettings;
  moments: Moments;
}

/** Who may read a link, how it opens, who gave it its address, and what the last look at it found. */
export function LinkStatus({ link, settings, moments }: Props) {
  const [latest] = settings.history;
  const embedded = settings.opens === 'embedded';
  return (
    <>
      <div className={classes.facts}>
        <span>
          <IconUsers size={16} aria-hidden />
          Aberto a {readersText(link.readers)}
        </span>
        <span>
          {embedded ? (
            <IconAppWindow size={16} aria-hidden />
          ) : (
            <IconExternalLink size={16} aria-hidden />
          )}
          {embedded ? 'Abre em quadro embutido' : 'Abre em nova aba'}
        </span>
        {latest && (
          <span>
            Salvo por {latest.changed_by}, {moments.shortMinute(latest.changed_at)}
          </span>
        )}
      </div>
      <div className={classes.check} role="status">
        {settings.url ? (
          <>
            <CheckResult settings={settings} moments={moments} />
            <CheckButton link={link} />
          </>
        ) : (
          <StateBadge tone="waiting">Sem endereço</StateBadge>
        )}
      </div>
    </>
  );
}
