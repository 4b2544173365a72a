import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconLinkOff, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './JumpList.module.css';
import { needsAttention } from './labels.ts';
import { formOf, fullLabel, type RegisteredLink } from './link-sections.ts';
import type { SettingsByName } from './use-link-settings.ts';

interface Props {
  links: RegisteredLink[];
  settings: SettingsByName;
  unsaved: ReadonlySet<LinkName>;
  onJump: (name: LinkName) => void;
}

export function JumpList({ links, settings, unsaved, onJump }: Props) {
  const marksOf = ({ name }: RegisteredLink) => {
    const state = settings.get(name);
    return [
      unsaved.has(name) && { Icon: IconPencil, text: t('not saved') },
      state && !state.url && { Icon: IconLinkOff, text: t('no address') },
      state && needsAttention(state) && { Icon: IconAlertTriangle, text: t('needs attention') },
    ].filter((mark) => mark !== false && mark !== undefined);
  };
  return (
    <nav aria-label={t('Links on this page')}>
      <ul className={classes.list}>
        {links.map((link) => (
          <li key={link.name}>
            <Link
              {...formOf(link)}
              replace
              resetScroll={false}
              preload={false}
              className={classes.jump}
              // The URL may already name the link, and then wouldn't change.
              onClick={() => onJump(link.name)}
            >
              {fullLabel(link)}
              {marksOf(link).map(({ Icon, text }) => (
                <span key={text} title={text}>
                  <Icon size={15} aria-hidden style={{ display: 'block' }} />
                  <VisuallyHidden>, {text}</VisuallyHidden>
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
