import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  DEPARTMENTS,
  type Department,
  departmentOf,
} from '@intranet/contract/links/departments.ts';
import type { ItemSettings } from '@intranet/contract/links/item-admin-endpoints.ts';
import type { ItemProblem } from '@intranet/contract/links/item-endpoints.ts';
import type { Provider } from '@intranet/contract/links/providers.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { Pending } from '@intranet/ui/feedback/Pending.tsx';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Button, Select, Skeleton, Stack, Title } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ReasonedPeople } from '#features/groups/shared/ReasonedPeople.tsx';
import { readersText } from '#features/groups/shared/readers-text.ts';
import { linksKeys } from '../../api.ts';
import { AccessRequests } from '../AccessRequests.tsx';
import { accessRequestsQuery, itemProblemsQuery } from '../api.ts';
import { ItemProblems } from '../ItemProblems.tsx';
import { AttentionList } from './AttentionList.tsx';
import { itemReadersQuery, itemSettingsQuery, removeItem } from './api.ts';
import { DepartmentItems, type ItemDialogName } from './DepartmentItems.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { reasonsText } from './reason-text.ts';

type Open = { dialog: 'new' } | { dialog: ItemDialogName; item: ItemSettings };

/** While an address is being checked. */
const POLL_MS = 2_000;

const ADDRESS_DEFAULTS = { department: DEPARTMENTS[0].id as string };

function readersNote({ hidden, readers, department }: ItemSettings): string {
  if (hidden) return t('The item is hidden, so nobody can see it.');
  return readers
    ? t('Readers: {readers}. Administrators see every item.', { readers: readersText(readers) })
    : t('Everyone who can open {department} can see it.', {
        department: t(departmentOf({ department }).label),
      });
}

interface DialogsProps {
  open: Open;
  department: Department;
  headings: readonly string[];
  providers: readonly Provider[];
  onClose: () => void;
}

function Dialogs({ open, onClose, ...form }: DialogsProps) {
  if (open.dialog === 'new') return <ItemDialog {...form} onClose={onClose} />;
  const { dialog, item } = open;
  if (dialog === 'edit') return <ItemDialog {...form} item={item} onClose={onClose} />;
  if (dialog === 'readers') {
    return (
      <ReasonedPeople
        title={t('Who can see {name}?', { name: item.name })}
        note={readersNote(item)}
        queryOf={(search) => itemReadersQuery(item.id, search)}
        reasonOf={({ reasons }) => reasonsText(reasons)}
        empty={t('Nobody can see it.')}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('Remove {name}?', { name: item.name })}
      action={t('Remove item')}
      send={() => removeItem(item.id)}
      refresh={linksKeys.refresh}
      onClose={onClose}
    >
      {t(
        'It disappears for all readers, with its address and waiting requests. To keep it for later, hide it instead.',
      )}
    </ConfirmDialog>
  );
}

/** The number of unsolved problems by the item's id. */
function countPerItem(problems: readonly ItemProblem[]): ReadonlyMap<number, number> {
  const perItem = Map.groupBy(problems, ({ item }) => item.id);
  return new Map([...perItem].map(([id, own]) => [id, own.length]));
}

/** The items that admins add to departments (D56). */
export default function ItemsPage() {
  const query = useQuery({
    ...itemSettingsQuery,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ check }) => check.state === 'waiting') ? POLL_MS : false,
  });
  const requests = useQuery(accessRequestsQuery);
  const reported = useQuery(itemProblemsQuery);
  const problems = useMemo(() => countPerItem(reported.data ?? []), [reported.data]);
  const [address, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const [open, setOpen] = useState<Open | null>(null);
  const department = DEPARTMENTS.find(({ id }) => id === address.department) ?? DEPARTMENTS[0];
  const all = query.data?.items ?? [];
  const items = all.filter((item) => item.department === department.id);
  const headings = [...new Set(items.map(({ heading }) => heading).filter(Boolean))];
  const count = (id: string) => all.filter((item) => item.department === id).length;
  return (
    <PageShell
      title={t('Items')}
      description={t(
        'Reports and tools that you add to a department’s page, menu and search, beside those that are always there.',
      )}
      actions={
        <Button
          component={Link}
          to="/groups"
          variant="default"
          leftSection={<IconUsersGroup size={18} aria-hidden />}
        >
          {t('Groups')}
        </Button>
      }
    >
      <Stack gap="lg">
        {(requests.data?.length || requests.error) && (
          <Stack component="section" gap="xs" aria-labelledby="access-requests">
            <Title order={2} size="h3" id="access-requests">
              {t('Requests for access')}
            </Title>
            <AccessRequests />
          </Stack>
        )}
        {(reported.data?.length || reported.error) && (
          <Stack component="section" gap="xs" aria-labelledby="reported-problems">
            <Title order={2} size="h3" id="reported-problems">
              {t('Reported problems')}
            </Title>
            <ItemProblems />
          </Stack>
        )}
        <AttentionList items={all} providers={query.data?.providers ?? []} problems={problems} />
        <Select
          label={t('Department')}
          maw={360}
          allowDeselect={false}
          data={DEPARTMENTS.map(({ id, label }) => ({
            value: id,
            label: count(id) > 0 ? `${t(label)} (${count(id)})` : t(label),
          }))}
          value={department.id}
          onChange={(id) => id && setAddress({ department: id }, { push: true })}
        />
        <Pending queries={[query]}>
          {query.data ? (
            <DepartmentItems
              key={department.id}
              department={department}
              items={items}
              providers={query.data.providers}
              problems={problems}
              onAdd={() => setOpen({ dialog: 'new' })}
              onOpen={(dialog, item) => setOpen({ dialog, item })}
            />
          ) : (
            <Skeleton height={240} radius="md" />
          )}
        </Pending>
      </Stack>
      {open && query.data && (
        <Dialogs
          open={open}
          providers={query.data.providers}
          department={department}
          headings={headings}
          onClose={() => setOpen(null)}
        />
      )}
    </PageShell>
  );
}
