import { createSearch, type SearchHit } from '@intranet/contract/core/search.ts';
import { pageAddress } from '@intranet/contract/links/items.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readRecent } from '#core/recent.ts';
import type { StoredUser } from '#core/session.ts';
import { switchLanguage } from '#features/accounts/language/switch-language.ts';
import { itemsQuery } from '#features/links/items/api.ts';
import { useApprovalsCount } from '../../shell/main-pages.ts';
import {
  actionCommands,
  CHOOSE_LANGUAGE,
  type Command,
  type Group,
  itemCommands,
  languageCommands,
  pageCommands,
  recentCommands,
} from './commands.ts';
import type { FoundCommands } from './found-commands.ts';
import { useAnswers } from './use-answers.ts';
import { usePeopleCommands } from './use-people-commands.ts';
import { useVaultCommands } from './use-vault-commands.ts';

const MAX_RECENT = 5;
/** Other groups show all that matches. */
const MAX_SHOWN: Partial<Record<Group, number>> = { people: 5, vault: 6 };

const LANGUAGE_COMMANDS = languageCommands((language) => {
  switchLanguage(language).catch(notifyFailure);
});

function useSettingsAndPages(user: StoredUser) {
  const { canApprove, count } = useApprovalsCount();
  const { data: items } = useQuery(itemsQuery);
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return useMemo(() => {
    const approvals = { canApprove, count };
    const setDark = (on: boolean) => setColorScheme(on ? 'dark' : 'light');
    return {
      actions: actionCommands(user, { approvals, dark, setDark }),
      pages: [...pageCommands(user, approvals), ...itemCommands(items ?? [])],
    };
  }, [user, canApprove, count, items, dark, setColorScheme]);
}

/** Pages and items that open the same page. */
const pathOf = ({ target, id }: Command) =>
  target.kind === 'item' && target.item.kind === 'page' ? pageAddress(target.item) : id;

const MERGED: readonly Group[] = ['pages', 'items'];

/** Moves pages and items that match only by a synonym to the group `related`. */
const regroup = ({ entry, related }: SearchHit<Command>): Command =>
  related && MERGED.includes(entry.group) ? { ...entry, group: 'related' } : entry;

/** Each page once and a few of each group, with the details of the best result below it. */
function shorten(hits: readonly SearchHit<Command>[]): Command[] {
  const once = [...Map.groupBy(hits.map(regroup), pathOf).values()].flatMap(([one]) => one ?? []);
  const { related = [], ...groups } = Object.groupBy(once, ({ group }) => group);
  const shown = Object.entries(groups).flatMap(([group, found]) =>
    found.slice(0, MAX_SHOWN[group as Group]),
  );
  const [best, ...others] = [...shown, ...related];
  return best ? [best, ...(best.details ?? []), ...others] : [];
}

/** The commands shown before the user types. */
function suggest(user: StoredUser, actions: Command[], pages: Command[]): Command[] {
  const here = window.location.pathname;
  const ids = readRecent(user).filter((id) => id !== here);
  return [
    ...actions,
    CHOOSE_LANGUAGE,
    ...recentCommands(pages, ids).slice(0, MAX_RECENT),
    ...pages.filter(({ group }) => group === 'pages'),
  ];
}

/** The palette's commands for a text, best first, group by group. */
export function useCommands(user: StoredUser, typed: string): FoundCommands {
  const hasText = typed.trim() !== '';
  const { actions, pages } = useSettingsAndPages(user);
  const answers = useAnswers(user, hasText);
  const people = usePeopleCommands(user, typed);
  const vault = useVaultCommands(user, hasText);
  const ofServer = [answers, people, vault];
  const search = useMemo(
    () =>
      createSearch([
        ...actions,
        ...answers.commands,
        ...LANGUAGE_COMMANDS,
        ...pages,
        ...people.commands,
        ...vault.commands,
      ]),
    [answers.commands, actions, pages, people.commands, vault.commands],
  );
  return {
    commands: hasText ? shorten(search(typed)) : suggest(user, actions, pages),
    loading: hasText && ofServer.some(({ loading }) => loading),
    failed: hasText && ofServer.some(({ failed }) => failed),
  };
}
