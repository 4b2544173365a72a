import { t } from '@intranet/contract/core/i18n/t.ts';
import { departmentOf } from '@intranet/contract/links/departments.ts';
import { type LinkItem, mayRead } from '@intranet/contract/links/items.ts';
import { findLink } from '@intranet/contract/links/registry.ts';
import { Text } from '@mantine/core';
import { IconExternalLink, IconFileAnalytics } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRecent } from '#core/recent.ts';
import type { StoredUser } from '#core/session.ts';
import { linksQuery } from '../api.ts';
import { type ItemTarget, itemTarget } from '../item-target.ts';
import classes from './RecentLinks.module.css';

const SHOWN = 4;

function useRecentLinks({ username, role }: StoredUser) {
  const ids = useRecent(username);
  const { data: states } = useQuery(linksQuery);
  return ids
    .flatMap((id): { item: LinkItem; target: ItemTarget }[] => {
      const link = findLink(id);
      if (!link || !mayRead(link.readers, role)) return [];
      const item: LinkItem = { kind: 'link', label: link.label, link };
      const target = itemTarget(item, states);
      return target.kind === 'empty' ? [] : [{ item, target }];
    })
    .slice(0, SHOWN);
}

function Tile({ target, children }: { target: ItemTarget; children: ReactNode }) {
  if (target.kind === 'tab') {
    return (
      <a className={classes.tile} href={target.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (target.kind !== 'embedded') return null;
  return (
    // The router's types don't know the page's query.
    <Link className={classes.tile} to={target.to} search={target.search as never}>
      {children}
    </Link>
  );
}

export function RecentLinks({ user }: { user: StoredUser }) {
  const recent = useRecentLinks(user);
  if (recent.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('Reports that you open will appear here.')}
      </Text>
    );
  }
  return (
    <ul className={classes.list}>
      {recent.map(({ item, target }) => (
        <li key={item.link.name}>
          <Tile target={target}>
            <IconFileAnalytics size={20} aria-hidden className={classes.icon} />
            <span className={classes.text}>
              <span className={classes.label}>{t(item.label)}</span>
              <span className={classes.department}>{t(departmentOf(item.link).label)}</span>
            </span>
            {target.kind === 'tab' && (
              <IconExternalLink size={14} aria-label={t('(opens in a new tab)')} role="img" />
            )}
          </Tile>
        </li>
      ))}
    </ul>
  );
}
