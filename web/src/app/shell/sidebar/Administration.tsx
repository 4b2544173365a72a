import { t } from '@intranet/contract/core/i18n/t.ts';
import { findPage, mayOpen } from '@intranet/contract/pages.ts';
import { NavLink } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useContext, useId } from 'react';
import type { StoredUser } from '#core/session.ts';
import { ADMINISTRATION } from '../page-icons.ts';
import { ADMINISTRATION_MENU } from './current-item.ts';
import type { MenuState } from './DepartmentMenu.tsx';
import { PageLink } from './PageLink.tsx';
import { Chevron, RailContext, RailTip } from './rail.tsx';
import classes from './Sidebar.module.css';

interface Props {
  user: StoredUser;
  menu: MenuState;
}

export function Administration({ user, menu }: Props) {
  const id = useId();
  const rail = useContext(RailContext);
  const offered = ADMINISTRATION.filter(([page]) => mayOpen(page, user));
  if (offered.length === 0) return null;
  const open = menu.isOpen(ADMINISTRATION_MENU);
  return (
    <div className={classes.administration}>
      <RailTip label={t('Administration')}>
        <NavLink
          component="button"
          type="button"
          label={t('Administration')}
          leftSection={<IconSettings size={20} aria-hidden />}
          rightSection={!rail && <Chevron open={open} />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => menu.toggle(ADMINISTRATION_MENU)}
        />
      </RailTip>
      <ul id={id} aria-label={t('Administration')} hidden={!open}>
        {open &&
          offered.map(([page, icon]) => {
            const title = findPage(page)?.title;
            return (
              <PageLink
                key={page}
                path={page}
                label={title && t(title)}
                icon={icon}
                current={page === menu.location.path}
              />
            );
          })}
      </ul>
    </div>
  );
}
