import { LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  listItemEntries,
  listSearchEntries,
  type Searchable,
} from '@intranet/contract/core/search.ts';
import { listOf } from '@intranet/contract/core/text.ts';
import { departmentOf } from '@intranet/contract/links/departments.ts';
import type { ReadableItem } from '@intranet/contract/links/item-endpoints.ts';
import { type Item, pageAddress } from '@intranet/contract/links/items.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import {
  type Icon,
  IconBeach,
  IconChecklist,
  IconFile,
  IconFileAnalytics,
  IconKey,
  IconLanguage,
  IconMoon,
  IconPresentation,
  IconSun,
  IconUserCog,
  IconUserPlus,
} from '@tabler/icons-react';
import { pageLanguage } from '#core/language.ts';
import type { StoredUser } from '#core/session.ts';
import { addressOf, recentId } from '#features/links/shared/added-items.ts';
import { ICONS as ICONS_OF_ITEMS } from '#features/links/shared/item-icons.ts';
import { PAGE_ICONS } from '../../shell/page-icons.ts';

export type Group =
  | 'answers'
  | 'actions'
  | 'recent'
  | 'people'
  | 'vault'
  | 'pages'
  | 'items'
  | 'related';

/** A page of the app, an item, or something to do at once. */
export type Target =
  | { kind: 'address'; to: string; search?: Record<string, string> }
  | { kind: 'item'; item: Item }
  /** Another site, in a new tab. */
  | { kind: 'tab'; href: string }
  | { kind: 'act'; act: () => void }
  /** Replaces the typed text, to show more commands. */
  | { kind: 'type'; text: string };

export interface Command extends Searchable {
  id: string;
  group: Group;
  icon?: Icon;
  photo?: string;
  /** Shown in place of the title, which is what is searched. */
  label?: string;
  /** Beside the title. */
  note?: string;
  /** Below the title. */
  description?: string;
  target: Target;
  /** Shown below the command if it's the best result. */
  details?: readonly Command[];
}

export interface Approvals {
  canApprove: boolean;
  count: number;
}

const waiting = ({ count }: Approvals) => count > 0 && { note: t('{count} waiting', { count }) };

interface Settings {
  approvals: Approvals;
  dark: boolean;
  setDark: (dark: boolean) => void;
}

function goTo(
  id: string,
  title: string,
  icon: Icon,
  to: string,
  words: string,
  search: Record<string, string> = {},
): Command {
  const target = { kind: 'address', to, search } as const;
  return { id, group: 'actions', title, icon, trail: [], words: listOf(words), target };
}

export function languageCommands(setLanguage: (language: Language) => void): Command[] {
  return Object.entries(LANGUAGES).map(([language, { name }]) => ({
    id: `language ${language}`,
    group: 'actions',
    title: t('Language: {name}', { name }),
    icon: IconLanguage,
    trail: [],
    words: listOf('language, idioma, lengua, english, português, español'),
    target: { kind: 'act', act: () => setLanguage(language as Language) },
  }));
}

const LANGUAGE = t('Language');

/** Shown instead of the language commands until the user types. */
export const CHOOSE_LANGUAGE: Command = {
  id: 'language',
  group: 'actions',
  title: t('Change language'),
  note: LANGUAGES[pageLanguage()].name,
  icon: IconLanguage,
  trail: [],
  words: [],
  target: { kind: 'type', text: LANGUAGE },
};

/** Each language has several words for it. */
const NEW_PERSON = [
  'new employee, new colleague, new hire, hire, hiring, recruit, onboard, admit, join, invite, account',
  'novo colaborador, novo funcionário, nova pessoa, novo colega, contratar, contratação, admitir, admissão, convidar, conta',
  'nuevo empleado, nuevo colaborador, nueva persona, nuevo colega, contratación, admisión, incorporar, invitar, cuenta, alta',
].join(', ');

export function actionCommands(user: StoredUser, settings: Settings): Command[] {
  const { approvals, dark, setDark } = settings;
  const theme: Command = {
    id: 'theme',
    group: 'actions',
    title: dark ? t('Light mode') : t('Dark mode'),
    icon: dark ? IconSun : IconMoon,
    trail: [],
    words: listOf('theme, tema, escuro, claro, oscuro, dark, light, colours, cores'),
    target: { kind: 'act', act: () => setDark(!dark) },
  };
  const leave = 'request leave, férias, vacation, vacaciones, folga, ausência, ausencia, day off';
  const decide = 'approve, aprovar, aprobar, pending, pendentes, pendientes, decide';
  return [
    goTo('request', t('Request leave'), IconBeach, '/vacation', leave),
    ...(approvals.canApprove
      ? [
          {
            ...goTo('approve', t('Approve requests'), IconChecklist, '/approvals', decide),
            ...waiting(approvals),
          },
        ]
      : []),
    goTo('password', t('Change password'), IconKey, '/account', 'password, senha, contraseña'),
    theme,
    goTo('person', t('Add a person'), IconUserPlus, '/vacation_admin', NEW_PERSON, {
      dialog: 'person',
    }),
    goTo(
      'deck',
      t('Present the deck'),
      IconPresentation,
      '/allhands',
      'deck, apresentação, slides',
    ),
  ].filter(({ target }) => target.kind !== 'address' || mayOpen(target.to, user));
}

const ICONS: Partial<Record<string, Icon>> = {
  ...PAGE_ICONS,
  '/vacation': IconBeach,
  '/feriasarea': IconBeach,
  '/verificar_saldo': IconBeach,
  '/verificar_conflito': IconBeach,
  '/account': IconUserCog,
  '/pipepass': IconKey,
};

const iconOf = (item: Item) =>
  item.kind === 'page' ? (ICONS[item.path] ?? IconFile) : IconFileAnalytics;

const idOf = (item: Item) => (item.kind === 'page' ? pageAddress(item) : item.link.name);

/** Pages and reports, limited to what the user may open (spec §2). A report's note is its department. */
export function pageCommands(user: StoredUser, approvals: Approvals): Command[] {
  const { canApprove } = approvals;
  return listSearchEntries({ ...user, canApprove }).map(({ section, item, ...searchable }) => ({
    id: `${section} ${idOf(item)} ${searchable.trail.join(' ')}`,
    group: section,
    ...searchable,
    icon: iconOf(item),
    ...(item.kind === 'link' &&
      searchable.trail.length === 0 && { note: t(departmentOf(item.link).label) }),
    ...(item.kind === 'page' && item.path === '/approvals' && waiting(approvals)),
    target: { kind: 'item', item },
  }));
}

/** The items that administrators added, as far as the user may read them. */
export function itemCommands(items: readonly ReadableItem[]): Command[] {
  return listItemEntries(items).map(({ item, ...searchable }) => {
    const address = addressOf(item);
    return {
      id: recentId(item.id),
      group: 'items',
      ...searchable,
      icon: ICONS_OF_ITEMS[item.icon],
      target:
        address.kind === 'tab'
          ? address
          : { kind: 'address', to: address.to, search: address.search },
    };
  });
}

/** @param ids paths, link names and added items, newest first */
export function recentCommands(pages: readonly Command[], ids: readonly string[]): Command[] {
  return ids.flatMap((id) => {
    const page = pages.find(
      (one) => one.id === id || (one.target.kind === 'item' && idOf(one.target.item) === id),
    );
    return page ? [{ ...page, id: `recent ${id}`, group: 'recent' as const }] : [];
  });
}
