import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { mayOpen, type PagePath } from '@intranet/contract/pages.ts';
import { Box, Button, Paper, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { IconArrowRight, IconCalendarMonth, IconCalendarUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePageUser } from '#core/session.ts';
import { useAddress } from '#core/use-address.ts';
import { LinkButton } from '#features/links/shared/LinkButton.tsx';
import { PageShell } from '#ui/PageShell.tsx';
import { RequestForm } from './request/RequestForm.tsx';
import classes from './VacationPage.module.css';

const UpdateForm = lazy(() => import('./request/UpdateForm.tsx'));
const HubTeaser = lazy(() => import('./hub/HubTeaser.tsx'));

const TABS = [
  { id: 'schedule-vacation', label: t('Request') },
  { id: 'vacation-scheduled', label: tc('leaves', 'Approved') },
  { id: 'check-balance', label: t('Balance') },
  { id: 'check-conflict', label: t('Conflict') },
  { id: 'change-vacation', label: t('Update') },
] as const;

const LISTS = [
  {
    id: 'vacation-scheduled',
    list: 'approved',
    text: t('See everyone’s leave and the status of each request.'),
    path: '/feriasarea',
    button: t('Verify'),
  },
  {
    id: 'check-balance',
    list: 'balance',
    text: t('See everyone’s vacation balance.'),
    path: '/verificar_saldo',
    button: t('Check'),
  },
  {
    id: 'check-conflict',
    list: 'conflict',
    text: t('See where two people in the same team are away at once.'),
    path: '/verificar_conflito',
    button: t('Check'),
  },
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
              className={classes.link}
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
        <Box pt="lg" id={active.id}>
          <Tabs.Panel value="schedule-vacation">
            <RequestForm />
          </Tabs.Panel>
          {LISTS.map(({ id, ...list }) => (
            <Tabs.Panel key={id} value={id}>
              <ListTab {...list} />
            </Tabs.Panel>
          ))}
          <Tabs.Panel value="change-vacation">
            <Suspense fallback={<Skeleton maw={560} height={440} />}>
              <UpdateForm />
            </Suspense>
          </Tabs.Panel>
        </Box>
      </Tabs>
    </PageShell>
  );
}

interface ListTabProps {
  list: (typeof LISTS)[number]['list'];
  text: string;
  path: PagePath;
  button: string;
}

/** A tab that links to a list, or says that the user may not open it (D2). */
function ListTab({ list, text, path, button }: ListTabProps) {
  const user = usePageUser();
  const allowed = mayOpen(path, user);
  return (
    <Paper withBorder p="xl">
      <Stack align="flex-start" gap="md">
        <Text>{text}</Text>
        {allowed && (
          <Suspense fallback={<Skeleton className={classes.teaser} />}>
            <HubTeaser list={list} />
          </Suspense>
        )}
        {allowed ? (
          <Button component={Link} to={path} rightSection={<IconArrowRight size={18} />}>
            {button}
          </Button>
        ) : (
          <Text c="dimmed" size="sm">
            {t('You don’t have access to this list.')}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
