import { t } from '@intranet/contract/core/i18n/t.ts';
import { findPage, mayOpen } from '@intranet/contract/pages.ts';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { StoredUser } from '#core/session.ts';
import { ADMINISTRATION } from '../page-icons.ts';
import { PageLink } from './PageLink.tsx';
import classes from './Sidebar.module.css';

interface Props {
  user: StoredUser;
  path: string;
}

/** The last group of the menu. Its heading stays in sight while the group is below the edge. */
export function Administration({ user, path }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const offered = ADMINISTRATION.filter(([page]) => mayOpen(page, user));
  if (offered.length === 0) return null;
  const reveal = () => {
    list.current?.scrollIntoView({ block: 'end' });
    list.current?.querySelector('a')?.focus({ preventScroll: true });
  };
  return (
    <>
      <UnstyledButton className={classes.pinned} aria-controls={id} onClick={reveal}>
        {t('Administration')}
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
      <ul ref={list} id={id} className={classes.group} aria-label={t('Administration')}>
        {offered.map(([page, icon]) => {
          const title = findPage(page)?.title;
          return (
            <PageLink
              key={page}
              path={page}
              label={title && t(title)}
              icon={icon}
              current={page === path}
            />
          );
        })}
      </ul>
    </>
  );
}
