import { Box, Tabs, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#core/use-address.ts';
import { ApprovalsList } from './ApprovalsList.tsx';
import { coverageQuery } from './coverage/api.ts';
import { CoverageTab } from './coverage/CoverageTab.tsx';
import { deputiesQuery } from './deputies/api.ts';
import { DeputiesTab } from './deputies/DeputiesTab.tsx';

const DEFAULTS = { tab: 'requests' };

/** What concerns who decides leave: the requests, the deputies, and who may be away together. */
export default function ApprovalsPage() {
  const [address, setAddress] = useAddress(DEFAULTS);
  const deputies = useQuery(deputiesQuery);
  const coverage = useQuery(coverageQuery);
  // Until the server has said for whom they are, only who was sent there sees such a tab, and waits in it.
  // One that cannot be had is there to say so.
  const offered = (
    known: readonly unknown[] | undefined,
    { isError }: { isError: boolean },
    tab: string,
  ) => (known ? known.length > 0 : isError || address.tab === tab);
  const tabs = [
    { id: 'requests', label: 'Requests', Panel: ApprovalsList, shown: true },
    {
      id: 'deputies',
      label: 'Deputies',
      Panel: DeputiesTab,
      shown: offered(deputies.data?.heads, deputies, 'deputies'),
    },
    {
      id: 'coverage',
      label: 'Coverage',
      Panel: CoverageTab,
      shown: offered(coverage.data?.areas, coverage, 'coverage'),
    },
  ].filter(({ shown }) => shown);
  const active = tabs.some(({ id }) => id === address.tab) ? address.tab : DEFAULTS.tab;
  return (
    <Box maw={860} mx="auto">
      <Title order={1} mb="md">
        Approvals
      </Title>
      <Tabs
        value={active}
        onChange={(tab) => setAddress({ tab: tab ?? DEFAULTS.tab }, { push: true })}
        variant="pills"
        keepMounted={false}
      >
        <Tabs.List aria-label="Approvals" mb="lg" {...(tabs.length === 1 && { display: 'none' })}>
          {tabs.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id, Panel }) => (
          <Tabs.Panel key={id} value={id}>
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Box>
  );
}
