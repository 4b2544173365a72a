import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import '@intranet/ui/theme/linked-cards.css';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type DepartmentId, departmentOf } from '@intranet/contract/links/departments.ts';
import type { ReadableItem } from '@intranet/contract/links/item-endpoints.ts';
import { isReader } from '@intranet/contract/links/items.ts';
import { findLink, GROUPS, LINKS, type LinkEntry } from '@intranet/contract/links/registry.ts';
import { Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconFileAnalytics } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRecent } from '#core/recent.ts';
import type { StoredUser } from '#core/session.ts';
import { TodayCard } from '#features/home/shared/TodayCard.tsx';
import { linksQuery } from '../api.ts';
import { type ItemTarget, itemTarget } from '../item-target.ts';
import { favouritesQuery, itemsQuery } from '../items/api.ts';
import { addressOf, recentId } from './added-items.ts';
import classes from './RecentLinks.module.css';

const SHOWN = 4;

const PROGRAMS: readonly string[] = ['BI', 'Excel', 'Power BI', 'Sharepoint'];

const isProgram = ({ label, group }: LinkEntry) => group && PROGRAMS.includes(label);

const titleOf = (link: LinkEntry) =>
  isProgram(link) && link.group ? `${t(link.label)} · ${t(GROUPS[link.group])}` : t(link.label);

const placeOf = (link: LinkEntry) =>
  t(link.group && !isProgram(link) ? GROUPS[link.group] : departmentOf(link).label);

const SUGGESTED = LINKS.filter(
  ({ opens, viewOf, shownOn, menuOnly }) =>
    opens === 'embedded' && !viewOf && !shownOn && !menuOnly,
).map(({ name }) => name);

type Target =
  | Extract<ItemTarget, { kind: 'tab' | 'empty' }>
  | { kind: 'page'; to: string; search: Record<string, string> };

interface ShownLink {
  /** As `recordRecent` has it. */
  id: string;
  title: string;
  place: string;
  target: Target;
}

function shownItem(item: ReadableItem): ShownLink {
  const place = t(departmentOf(item).label);
  return { id: recentId(item.id), title: item.name, place, target: addressOf(item) };
}

export interface RecentProps {
  user: StoredUser;
  /** A department whose page lists its links anyway. */
  except?: DepartmentId;
}

/** @returns links and items by what `recordRecent` has, as far as the user may read them */
function useShownLinks({ user: { role }, except }: RecentProps) {
  const { data: states, isPending } = useQuery(linksQuery);
  const { data: items = [] } = useQuery(itemsQuery);
  const shownOf = (names: readonly string[]) =>
    names.flatMap((name): ShownLink[] => {
      const added = items.find(({ id }) => recentId(id) === name);
      if (added) return added.department === except ? [] : [shownItem(added)];
      const link = findLink(name);
      if (!link || link.department === except || !isReader(link.readers, role)) return [];
      const item = { kind: 'link', label: link.label, link } as const;
      const target = itemTarget(item, states);
      if (states && target.kind === 'empty') return [];
      const shown = { id: name, title: titleOf(link), place: placeOf(link) };
      return [
        { ...shown, target: target.kind === 'embedded' ? { ...target, kind: 'page' } : target },
      ];
    });
  return { isPending, shownOf };
}

export function useRecentLinks(props: RecentProps) {
  const { isPending, shownOf } = useShownLinks(props);
  const recent = shownOf(useRecent(props.user)).slice(0, SHOWN);
  return {
    isPending,
    isNew: recent.length === 0,
    links: recent.length > 0 ? recent : shownOf(SUGGESTED).slice(0, SHOWN),
  };
}

function Tile({ target, children }: { target: Target; children: ReactNode }) {
  const tile = { withBorder: true, className: classes.tile };
  if (target.kind === 'tab') {
    return (
      <Paper component="a" {...tile} href={target.href} target="_blank" rel="noopener noreferrer">
        {children}
      </Paper>
    );
  }
  if (target.kind === 'empty') return <Skeleton height={52} />;
  return (
    <Paper component={PageLink} {...tile} to={target.to} search={target.search}>
      {children}
    </Paper>
  );
}

export function LinkList({ links }: { links: readonly ShownLink[] }) {
  return (
    <ul className={classes.list}>
      {links.map(({ id, title, place, target }) => (
        <li key={id}>
          <Tile target={target}>
            <IconFileAnalytics size={20} color="var(--mantine-color-brand-text)" aria-hidden />
            <Stack component="span" gap={0} flex={1} miw={0}>
              <Text span size="sm" fw={500} lh="20px">
                {title}
              </Text>
              <Text span c="dimmed" fz="xs" lh="16px">
                {place}
              </Text>
            </Stack>
            {target.kind === 'tab' && (
              <IconExternalLink size={16} aria-label={t('(opens in a new tab)')} role="img" />
            )}
          </Tile>
        </li>
      ))}
    </ul>
  );
}

/** What the user marked as a favourite; nothing without any. */
export function FavouritesCard(props: RecentProps) {
  const { data } = useQuery(favouritesQuery);
  const { shownOf } = useShownLinks(props);
  const links = shownOf([...(data?.links ?? []), ...(data?.items ?? []).map(recentId)]);
  if (links.length === 0) return null;
  return (
    <TodayCard title={t('Favourites')} print="hide">
      <LinkList links={links} />
    </TodayCard>
  );
}

/** The reports that the user opened last, or some to start with. */
export function RecentLinks(props: RecentProps) {
  const { links, isNew, isPending } = useRecentLinks(props);
  if (!isNew) return <LinkList links={links} />;
  return (
    <>
      <Text size="sm" c="dimmed">
        {isPending || links.length > 0
          ? t('Reports that you open will appear here. To start with:')
          : t('Reports that you open will appear here.')}
      </Text>
      {isPending ? (
        <div className={classes.list} aria-busy="true">
          {SUGGESTED.slice(0, SHOWN).map((name) => (
            <Skeleton key={name} height={54} />
          ))}
        </div>
      ) : (
        <LinkList links={links} />
      )}
    </>
  );
}
