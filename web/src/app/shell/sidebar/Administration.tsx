import { t } from '@intranet/contract/core/i18n/t.ts';
import { findPage, mayOpen } from '@intranet/contract/pages.ts';
import { NavLink } from '@mantine/core';
import { IconChevronRight, IconSettings } from '@tabler/icons-react';
import { useId } from 'react';
import type { StoredUser } from '#core/session.ts';
import { ADMINISTRATION } from '../page-icons.ts';
import { ADMINISTRATION_MENU } from './current-item.ts';
import type { MenuState } from './DepartmentMenu.tsx';
import { PageLink } from './PageLink.tsx';
import { RailTip } from './rail.tsx';
import classes from './Sidebar.module.css';

interface Props {
  user: StoredUser;
  menu: MenuState;
}

export function Administration({ user, menu }: Props) {
  const id = useId();
  const offered = ADMINISTRATION.filter(([page]) => mayOpen(page, user));
  if (offered.length === 0) return null;
  const open = menu.isOpen(ADMINISTRATION_MENU);
  return (
    <div className={`${classes.administration} ${classes.group}`}>
      <RailTip label={t('Administration')}>
        <NavLink
          component="button"
          type="button"
          label={t('Administration')}
          leftSection={<IconSettings size={20} aria-hidden />}
          rightSection={<IconChevronRight size={16} aria-hidden className={classes.chevron} />}
          disableRightSectionRotation
          aria-expanded={open}
          aria-controls={id}
          onClick={() => menu.toggle(ADMINISTRATION_MENU)}
        />
      </RailTip>
      <ul id={id} className={classes.group} aria-label={t('Administration')} hidden={!open}>
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
