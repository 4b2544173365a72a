import { type SearchHit, search } from '@intranet/contract/core/search.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readRecent } from '#core/recent.ts';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { switchLanguage } from '#features/accounts/language/switch-language.ts';
import { calendarQuery } from '#features/leave/calendar/api.ts';
import { useApprovalsCount } from '../../shell/main-pages.ts';
import {
  type Approvals,
  actionCommands,
  type Command,
  pageCommands,
  personCommand,
  recentCommands,
} from './commands.ts';

const MAX_RECENT = 5;
const MAX_PEOPLE = 5;
/** The letters from which a synonym comes before people. */
const SYNONYM_LENGTH = 3;

const NOBODY: Command[] = [];

/** The people of the calendar, for roles that may read it (D4). */
function usePeople(user: StoredUser): Command[] {
  const { data: site } = useQuery(siteQuery);
  const today = site?.today ?? '';
  const { data: calendar } = useQuery({
    ...calendarQuery(today, today),
    enabled: today !== '' && mayOpen('/calendar', user),
  });
  return useMemo(() => calendar?.people.map(personCommand) ?? NOBODY, [calendar]);
}

function useActions(user: StoredUser, approvals: Approvals, listed: boolean): Command[] {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return actionCommands(user, {
    listed,
    approvals,
    dark,
    setDark: (on) => setColorScheme(on ? 'dark' : 'light'),
    setLanguage: (language) => {
      switchLanguage(language).catch(notifyFailure);
    },
  });
}

const pathOf = ({ target }: Command) => {
  if (target.kind === 'address') return target.to;
  return target.kind === 'item' && target.item.kind === 'page' ? target.item.path : null;
};

/** Each page once. What can be done on the first one stands behind it. */
function withActions(pages: SearchHit<Command>[], actions: SearchHit<Command>[]) {
  const once = pages.filter(
    ({ entry }, index) =>
      pathOf(entry) === null ||
      pages.findIndex((other) => pathOf(other.entry) === pathOf(entry)) === index,
  );
  const [first] = once;
  if (!first) return once;
  const there = actions.filter(({ entry }) => pathOf(entry) === pathOf(first.entry));
  const named = there.map((hit) => ({
    entry: { ...hit.entry, group: first.entry.group },
    related: false,
    synonym: null,
  }));
  return [first, ...named, ...once.slice(1)];
}

const isAction = ({ entry }: SearchHit<Command>) => entry.group === 'actions';

const asHit = (entry: Command): SearchHit<Command> => ({ entry, related: false, synonym: null });

export function useCommands(user: StoredUser, typed: string): SearchHit<Command>[] {
  const { canApprove, count } = useApprovalsCount();
  const empty = typed.trim() === '';
  const approvals = useMemo(() => ({ canApprove, count }), [canApprove, count]);
  const actions = useActions(user, approvals, !empty);
  const people = usePeople(user);
  const pages = useMemo(() => pageCommands(user, approvals), [user, approvals]);
  if (empty) {
    const here = window.location.pathname;
    const ids = readRecent(user).filter((id) => id !== here);
    return [
      ...actions,
      ...recentCommands(pages, ids).slice(0, MAX_RECENT),
      ...pages.filter(({ group }) => group === 'pages'),
    ].map(asHit);
  }
  // People are found by name only; the area would list whole departments.
  const found = search(people, typed)
    .filter(({ related }) => !related)
    .slice(0, MAX_PEOPLE);
  const others = search([...actions, ...pages], typed);
  const best = others.filter(({ related }) => !related);
  const bestPages = best.filter((hit) => !isAction(hit));
  const synonyms = others.filter(({ related }) => related);
  const shown = withActions(bestPages, synonyms.filter(isAction));
  const related = synonyms.filter(({ entry }) => !shown.some((hit) => hit.entry.id === entry.id));
  // "fer" means férias before Fernanda, unless a page has it in its name.
  const synonymsFirst = bestPages.length === 0 && typed.trim().length >= SYNONYM_LENGTH;
  return [
    ...best.filter(isAction),
    ...(synonymsFirst ? related : []),
    ...found,
    ...shown,
    ...(synonymsFirst ? [] : related),
  ];
}
