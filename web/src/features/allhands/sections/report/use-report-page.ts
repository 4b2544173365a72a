import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import type { AllHands } from '@intranet/contract/allhands/endpoints.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import type { FramedPage } from '@intranet/ui/frames/EmbedFrame.tsx';
import { createContext, useContext } from 'react';
import { framedLink } from '#features/links/shared/framed-link.ts';

type ReportKey = keyof AllHands['embeds'];

const KEYS: Partial<Record<SectionId, ReportKey>> = {
  kpi: 'kpi',
  'vacation-2': 'vacation',
  'commercial-charts': 'commercial',
  mea: 'mea',
};

/** What the last check has against the deck's reports; by default nothing. */
export const ReportProblems = createContext<Partial<AllHands['embed_problems']>>({});

/** A section's report as its frame shows it. */
export function useReportPage(section: SectionId, url: string): FramedPage {
  const problems = useContext(ReportProblems);
  const key = KEYS[section];
  const name: LinkName | undefined = key && `allhands-${key}`;
  if (!key || !name) return { url };
  return framedLink({ name, url, problem: problems[key] ?? null });
}
