import type { ItemIcon } from '@intranet/contract/links/item-icons.ts';
import {
  IconCalendarEvent,
  IconChartBar,
  IconCoin,
  IconFileAnalytics,
  IconFileSpreadsheet,
  IconFolder,
  IconForms,
  IconPresentation,
  IconTarget,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';

export const ICONS: Record<ItemIcon, TablerIcon> = {
  report: IconFileAnalytics,
  dashboard: IconChartBar,
  spreadsheet: IconFileSpreadsheet,
  presentation: IconPresentation,
  folder: IconFolder,
  form: IconForms,
  site: IconWorld,
  calendar: IconCalendarEvent,
  money: IconCoin,
  target: IconTarget,
};
