import { type Message, msg } from '../core/i18n/t.ts';

/** The pictures of items that administrators add. */
export const ITEM_ICONS = [
  'report',
  'dashboard',
  'spreadsheet',
  'presentation',
  'folder',
  'form',
  'site',
  'calendar',
  'money',
  'target',
] as const;
export type ItemIcon = (typeof ITEM_ICONS)[number];

export const ICON_LABELS: Record<ItemIcon, Message> = {
  report: msg('Report'),
  dashboard: msg('Dashboard'),
  spreadsheet: msg('Spreadsheet'),
  presentation: msg('Presentation'),
  folder: msg('Folder'),
  form: msg('Form'),
  site: msg('Website'),
  calendar: msg('Calendar'),
  money: msg('Money'),
  target: msg('Goals'),
};
