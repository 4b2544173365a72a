import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { Item } from '@intranet/contract/links/items.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import {
  IconChartHistogram,
  IconFileAnalytics,
  IconFileText,
  IconFolders,
  IconPresentation,
  IconTable,
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
const PAGE: Kind = { label: tc('item', 'Page of the intranet'), Icon: IconFileText };

/** Other links are reports if they are embedded, else websites. */
const KINDS: Partial<Record<LinkName, Kind>> = {
  frp: DASHBOARD,
  bs2: SPREADSHEET,
  bs: FILES,
  comprehensivefinancials: SPREADSHEET,
  comprehensivefinancialsbi: DASHBOARD,
  vacation: DASHBOARD,
  compensation: REPORT,
  metas: DASHBOARD,
  associate: FILES,
  bu: FILES,
  transexcel: SPREADSHEET,
  meabi: DASHBOARD,
  meathesis: DASHBOARD,
  'commercial-excel': SPREADSHEET,
  bi: DASHBOARD,
  institucional: PRESENTATION,
  institucionalecommerce: PRESENTATION,
  institucionalen: PRESENTATION,
  sharepoint: FILES,
  agenda: DASHBOARD,
};

export function kindOf(item: Item): Kind {
  if (item.kind === 'page') return PAGE;
  return KINDS[item.link.name] ?? (item.link.opens === 'tab' ? SITE : REPORT);
}

/** For example "Spreadsheet · opens here". */
export function aboutItem(item: Item, opens: 'page' | 'embedded' | 'tab'): string {
  const { label } = kindOf(item);
  if (opens === 'page') return label;
  return opens === 'tab'
    ? t('{kind} · opens in a new tab', { kind: label })
    : t('{kind} · opens here', { kind: label });
}
