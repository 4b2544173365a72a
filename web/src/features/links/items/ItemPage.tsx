import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { departmentOf } from '@intranet/contract/links/departments.ts';
import type { OpenedItem } from '@intranet/contract/links/item-endpoints.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { EmptyState } from '@intranet/ui/feedback/EmptyState.tsx';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { Embed } from '@intranet/ui/frames/Embed.tsx';
import { NewTabButton } from '@intranet/ui/frames/NewTabButton.tsx';
import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { usePageUser } from '#core/session.ts';
import classes from '../DepartmentPage.module.css';
import { framedLink } from '../shared/framed-link.ts';
import { AccessRequests } from './AccessRequests.tsx';
import { openItemQuery } from './api.ts';
import { DashboardView } from './embeds/DashboardView.tsx';
import { ItemProblems } from './ItemProblems.tsx';
import { ItemTools } from './ItemTools.tsx';
import { RequestAccess } from './RequestAccess.tsx';

const ADDRESS_DEFAULTS = { id: '', show: '' };

/** The page that lists a department's items, or home for those who may not open it. */
function useBackTo(item: { department: OpenedItem['department'] } | undefined): string {
  const user = usePageUser();
  const path = item && departmentOf(item).path;
  return path && mayOpen(path, user) ? path : '/home';
}

function Missing() {
  return (
    <PageShell title={t('Item')}>
      <Stack gap="md" align="center">
        <EmptyState text={t('This item doesn’t exist.')} filtered={false} icon={IconLinkOff} />
        <Button component={Link} to="/home" variant="default">
          {t('Go to Home')}
        </Button>
      </Stack>
    </PageShell>
  );
}

function Granted({ item }: { item: Extract<OpenedItem, { access: 'granted' }> }) {
  const back = useBackTo(item);
  const navigate = useNavigate();
  const title = `${item.name} · ${t(departmentOf(item).label)}`;
  const onBack = () => void navigate({ to: back });
  const tools = <ItemTools item={item} owner={item.owner} />;
  if (item.provider) {
    return (
      <div className={classes.embed}>
        <DashboardView id={item.id} title={title} tools={tools} onBack={onBack} />
      </div>
    );
  }
  if (item.opens === 'embedded') {
    const { url, problem } = item;
    return (
      <div className={classes.embed}>
        <Embed title={title} page={framedLink({ url, problem })} onBack={onBack} choices={tools} />
      </div>
    );
  }
  return (
    <PageShell title={item.name} description={t(departmentOf(item).label)}>
      <Group gap="xs">
        <NewTabButton href={item.url} />
        {tools}
      </Group>
    </PageShell>
  );
}

function ItemById({ id }: { id: number }) {
  const query = useQuery(openItemQuery(id));
  const { data: item, error } = query;
  if (item?.access === 'granted') return <Granted item={item} />;
  if (item) return <RequestAccess key={item.id} item={item} />;
  if (error instanceof CallError && error.code === 'not_found') return <Missing />;
  return (
    <PageShell title={t('Item')}>
      {error ? (
        <FailureAlert title={sentenceOf(error)} retry={() => void query.refetch()} />
      ) : (
        <Skeleton height={120} radius="md" />
      )}
    </PageShell>
  );
}

function Requests() {
  return (
    <PageShell
      title={t('Requests for access')}
      description={t('People who ask to open an item that you look after.')}
    >
      <AccessRequests empty={<Text c="dimmed">{t('No one is waiting for access.')}</Text>} />
    </PageShell>
  );
}

function Problems() {
  return (
    <PageShell
      title={t('Reported problems')}
      description={t('Problems that readers reported with items that you look after.')}
    >
      <ItemProblems empty={<Text c="dimmed">{t('No open problems.')}</Text>} />
    </PageShell>
  );
}

/** `?id=17` opens an added item, or names it to those who may not read it (D72). */
export default function ItemPage() {
  const [{ id, show }] = useAddress(ADDRESS_DEFAULTS);
  const known = readId(id);
  if (show === 'requests') return <Requests />;
  if (show === 'problems') return <Problems />;
  return known === null ? <Missing /> : <ItemById key={known} id={known} />;
}
