import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { Item, ItemGroup } from '@intranet/contract/links/items.ts';
import type { GroupId, LinkName } from '@intranet/contract/links/registry.ts';
import { type PagePath, SHOWCASE_PAGE } from '@intranet/contract/pages.ts';
import {
  IconApps,
  IconBeach,
  IconBuildingBank,
  IconCake,
  IconCalculator,
  IconCalendarEvent,
  IconCalendarPlus,
  IconCash,
  IconChartHistogram,
  IconCoin,
  IconFileAnalytics,
  IconFileText,
  IconFilter,
  IconFolders,
  IconHeartHandshake,
  IconKey,
  IconPercentage,
  IconPresentation,
  IconReportMoney,
  IconTable,
  IconTarget,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';

interface Kind {
  label: string;
  Icon: TablerIcon;
}

const SPREADSHEET: Kind = { label: tc('item', 'Spreadsheet'), Icon: IconTable };
const DASHBOARD: Kind = { label: tc('item', 'Dashboard'), Icon: IconChartHistogram };
const FILES: Kind = { label: tc('item', 'Files'), Icon: IconFolders };
const PRESENTATION: Kind = { label: tc('item', 'Presentation'), Icon: IconPresentation };
const REPORT: Kind = { label: tc('item', 'Report'), Icon: IconFileAnalytics };
const SITE: Kind = { label: tc('item', 'Website'), Icon: IconWorld };

/** Other links are reports if they are embedded, else websites. */
const KINDS: Partial<Record<LinkName, Kind>> = {
  frp: DASHBOARD,
  bs2: SPREADSHEET,
  bs: FILES,
  comprehensivefinancials: SPREADSHEET,
  comprehensivefinancialsbi: DASHBOARD,
  vacation: DASHBOARD,
  compensation: { ...REPORT, Icon: IconCash },
  metas: { ...DASHBOARD, Icon: IconTarget },
  associate: FILES,
  bu: FILES,
  transexcel: SPREADSHEET,
  meabi: DASHBOARD,
  meathesis: DASHBOARD,
  funnel: { ...SITE, Icon: IconFilter },
  'commercial-excel': SPREADSHEET,
  bi: DASHBOARD,
  institucional: PRESENTATION,
  institucionalecommerce: PRESENTATION,
  institucionalen: PRESENTATION,
  commission: { ...REPORT, Icon: IconPercentage },
  sharepoint: FILES,
  valuation: { ...REPORT, Icon: IconBuildingBank },
  mgmtfee: { ...REPORT, Icon: IconCoin },
  agenda: { ...DASHBOARD, Icon: IconCalendarEvent },
};

const PAGE_ICONS: Partial<Record<PagePath, TablerIcon>> = {
  '/vacation': IconCalendarPlus,
  '/benefits': IconHeartHandshake,
  '/communication': IconCake,
  [SHOWCASE_PAGE]: IconApps,
  '/allhands': IconPresentation,
  '/pipepass': IconKey,
};

const GROUP_ICONS: Record<GroupId, TablerIcon> = {
  accounting: IconCalculator,
  'comprehensive-financials': IconReportMoney,
  vacation: IconBeach,
};

export function kindOf(item: Item | ItemGroup): Kind {
  if (item.kind === 'group') {
    const label = item.items.map((one) => t(one.label)).join(', ');
    return { label, Icon: GROUP_ICONS[item.id] };
  }
  if (item.kind === 'page') {
    return { label: '', Icon: PAGE_ICONS[item.path as PagePath] ?? IconFileText };
  }
  return KINDS[item.link.name] ?? (item.link.opens === 'tab' ? SITE : REPORT);
}
