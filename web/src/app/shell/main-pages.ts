import { t } from '@intranet/contract/core/i18n/t.ts';
import { findPage, mayOpen, type PagePath } from '@intranet/contract/pages.ts';
import { type Icon, IconBeach } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type StoredUser, storedApprover } from '#core/session.ts';
import { approvalsCountQuery } from '#features/leave/api.ts';
import { useCurrentUser } from '../guard/session-check.ts';
import { usePollInterval } from '../updates/live.ts';
import { MAIN_PATHS } from './main-paths.ts';
import { MAIN_ICONS } from './page-icons.ts';

export interface MainPage {
  path: PagePath;
  label: string;
  icon: Icon;
  /** The requests that wait for the user; 0 for other pages. */
  count: number;
}

/** The requests that wait for the user, from the last visit's knowledge until the server answers. */
export function useApprovalsCount(): { canApprove: boolean; count: number } {
  const { data: me } = useCurrentUser();
  const canApprove = me?.can_approve ?? storedApprover();
  const { data: count = 0 } = useQuery({
    ...approvalsCountQuery,
    enabled: me?.can_approve === true,
    refetchInterval: usePollInterval(60_000),
  });
  return { canApprove, count: canApprove ? count : 0 };
}

/** The most used pages that the user may open, in menu order. */
export function useMainPages(user: StoredUser): MainPage[] {
  const { canApprove, count } = useApprovalsCount();
  const offered = MAIN_PATHS.filter(
    (path) => mayOpen(path, user) && (path !== '/approvals' || canApprove),
  );
  return offered.map((path) => {
    const page = findPage(path);
    const label = page ? t(page.title) : path;
    return { path, label, icon: MAIN_ICONS[path], count: path === '/approvals' ? count : 0 };
  });
}

const REQUEST_LEAVE: MainPage = {
  path: '/vacation',
  label: t('Request leave'),
  icon: IconBeach,
  count: 0,
};

/** The four pages of a phone's bottom bar; fewer main pages are filled up with the leave form. */
export function useBarPages(user: StoredUser): MainPage[] {
  return [...useMainPages(user), REQUEST_LEAVE].slice(0, 4);
}
