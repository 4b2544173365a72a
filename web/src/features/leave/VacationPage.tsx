import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Button, Skeleton, Tabs } from '@mantine/core';
import { IconCalendarMonth, IconCalendarUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePageUser } from '#core/session.ts';
import { LinkButton } from '#features/links/shared/LinkButton.tsx';
import { EmployeeOnly } from '#features/people/shared/EmployeeOnly.tsx';
import { RequestForm } from './request/RequestForm.tsx';
import classes from './VacationPage.module.css';

const UpdateForm = lazy(() => import('./request/UpdateForm.tsx'));
const ListTab = lazy(() => import('./hub/ListTab.tsx'));

const RequestTab = () => (
  <EmployeeOnly>
    <RequestForm />
  </EmployeeOnly>
);

const UpdateTab = () => (
  <Suspense fallback={<Skeleton maw={560} height={440} />}>
    <EmployeeOnly>
      <UpdateForm />
    </EmployeeOnly>
  </Suspense>
);

const LinkedList = ({ id }: { id: string }) => (
  <Suspense fallback={<Skeleton height={280} />}>
    <ListTab id={id} />
  </Suspense>
);

const TABS = [
  { id: 'schedule-vacation', label: t('Request'), Content: RequestTab },
  { id: 'vacation-scheduled', label: tc('leaves', 'Approved'), Content: LinkedList },
  { id: 'check-balance', label: t('Balance'), Content: LinkedList },
  { id: 'check-conflict', label: t('Conflict'), Content: LinkedList },
  { id: 'change-vacation', label: t('Update'), Content: UpdateTab },
] as const;

const PAGES = [
  { to: '/myleave', label: t('My leave'), icon: <IconCalendarUser size={18} aria-hidden /> },
  { to: '/calendar', label: t('Calendar'), icon: <IconCalendarMonth size={18} aria-hidden /> },
] as const;

const ADDRESS_DEFAULTS = { tab: TABS[0].id as string };
/** The indicator moves in steps of this percentage of the bar (spec §9). */
const STEP_PERCENT = 20;

export default function VacationPage() {
  const [address, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const user = usePageUser();
  const index = Math.max(
    0,
    TABS.findIndex((tab) => tab.id === address.tab),
  );
  const active = TABS[index] ?? TABS[0];

  return (
    <PageShell
      title={t('Vacation')}
      actions={
        <>
          {PAGES.filter(({ to }) => mayOpen(to, user)).map(({ to, label, icon }) => (
            <Button
              key={to}
              component={Link}
              to={to}
              variant="default"
              leftSection={icon}
              visibleFrom="sm"
            >
              {label}
            </Button>
          ))}
          <LinkButton
            name="vacation"
            text={t('Dashboard')}
            label={t('Vacation dashboard (opens in a new window)')}
          />
        </>
      }
    >
      <Tabs
        value={active.id}
        onChange={(tab) => setAddress({ tab: tab ?? ADDRESS_DEFAULTS.tab }, { push: true })}
        variant="unstyled"
        keepMounted={false}
        classNames={{ list: classes.list, tab: classes.tab }}
      >
        <div className={classes.bar}>
          <div className={classes.fit}>
            <Tabs.List aria-label={tc('leaves', 'Leave')}>
              {TABS.map((tab) => (
                <Tabs.Tab key={tab.id} value={tab.id}>
                  {tab.label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <div
              aria-hidden
              className={classes.indicator}
              data-testid="tab-indicator"
              style={{ left: `${index * STEP_PERCENT}%`, width: `${STEP_PERCENT}%` }}
            />
          </div>
        </div>
        <Tabs.Panel key={active.id} value={active.id} pt="lg">
          <div id={active.id}>
            <active.Content id={active.id} />
          </div>
        </Tabs.Panel>
      </Tabs>
    </PageShell>
  );
}
