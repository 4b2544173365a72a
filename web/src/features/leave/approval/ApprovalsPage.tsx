import { t } from '@intranet/contract/core/i18n/t.ts';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { type PageTab, PageTabs } from '@intranet/ui/page/PageTabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePageUser } from '#core/session.ts';
import { deputiesQuery } from '#features/people/shared/deputies/api.ts';
import { DeputiesTab } from '#features/people/shared/deputies/DeputiesTab.tsx';
import { coverageQuery } from '../coverage/api.ts';
import { CoverageTab } from '../coverage/CoverageTab.tsx';
import { ApprovalsList } from './ApprovalsList.tsx';

const REQUESTS: PageTab = { id: 'requests', label: t('Requests'), Panel: ApprovalsList };
const DEPUTIES: PageTab = { id: 'deputies', label: t('Deputies'), Panel: DeputiesTab };
const COVERAGE: PageTab = { id: 'coverage', label: t('Coverage'), Panel: CoverageTab };
const ADDRESS_DEFAULTS = { tab: REQUESTS.id };

export default function ApprovalsPage() {
  const [address] = useAddress(ADDRESS_DEFAULTS);
  const isAdmin = usePageUser().role === 'admin';
  const deputies = useQuery(deputiesQuery);
  const coverage = useQuery(coverageQuery);
  // Until permissions load, others see only the tab in the URL, which explains a missing permission.
  const offered = (tab: PageTab, { isError }: { isError: boolean }, known?: readonly unknown[]) =>
    (known ? known.length > 0 : isAdmin || isError || address.tab === tab.id) ? [tab] : [];
  const others = [
    ...offered(DEPUTIES, deputies, deputies.data?.heads),
    ...offered(COVERAGE, coverage, coverage.data?.areas),
  ];
  return (
    <PageShell title={t('Approvals')}>
      <PageTabs
        label={t('Approvals')}
        tabs={[REQUESTS, ...others]}
        loading={deputies.isPending || coverage.isPending}
      />
    </PageShell>
  );
}
