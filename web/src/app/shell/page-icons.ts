import { DEPARTMENTS, type DepartmentId } from '@intranet/contract/links/departments.ts';
import {
  type Icon,
  IconArrowsJoin,
  IconBeach,
  IconBellRinging,
  IconBriefcase,
  IconCalendarUser,
  IconCalendarWeek,
  IconChartBar,
  IconChecklist,
  IconDeviceDesktop,
  IconDoorExit,
  IconFilePencil,
  IconFolderPlus,
  IconFolders,
  IconHistory,
  IconHome,
  IconMail,
  IconMessageChatbot,
  IconPresentation,
  IconScale,
  IconSpeakerphone,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MainPath } from './main-paths.ts';

export const MAIN_ICONS: Record<MainPath, Icon> = {
  '/home': IconHome,
  '/myleave': IconCalendarUser,
  '/calendar': IconCalendarWeek,
  '/approvals': IconChecklist,
  '/allhands': IconPresentation,
};

export const DEPARTMENT_ICONS: Record<DepartmentId, Icon> = {
  reports: IconChartBar,
  people: IconUsers,
  legal: IconScale,
  it: IconDeviceDesktop,
  mea: IconArrowsJoin,
  commercial: IconBriefcase,
  marketing: IconSpeakerphone,
  projects: IconFolders,
};

/** The pages of the menu's last group, in its order. */
export const ADMINISTRATION: [path: string, icon: Icon][] = [
  ['/admin', IconUsersGroup],
  ['/fileupdate', IconFilePencil],
  ['/items', IconFolderPlus],
  ['/vacation_admin', IconBeach],
  ['/leaving', IconDoorExit],
  ['/announcements', IconBellRinging],
  ['/chatbot', IconMessageChatbot],
  ['/decks', IconPresentation],
  ['/audit', IconHistory],
  ['/outbox', IconMail],
];

export const PAGE_ICONS: Partial<Record<string, Icon>> = {
  ...MAIN_ICONS,
  ...Object.fromEntries(DEPARTMENTS.map(({ id, path }) => [path, DEPARTMENT_ICONS[id]])),
  ...Object.fromEntries(ADMINISTRATION),
};
