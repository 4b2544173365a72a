import { t } from '@intranet/contract/core/i18n/t.ts';
import { roleLabel } from '@intranet/contract/core/roles.ts';
import { departmentOf } from '@intranet/contract/links/departments.ts';
import type { PersonItems } from '@intranet/contract/links/item-admin-endpoints.ts';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Anchor, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { personItemsQuery } from '../items/admin/api.ts';
import { reasonsText } from '../items/admin/reason-text.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" size="sm">
        {children}
      </Text>
    </div>
  );
}

function Items({ items }: Pick<PersonItems, 'items'>) {
  return (
    <ul>
      {items.map(({ id, name, department, reasons }) => (
        <Group key={id} component="li" gap="2px 8px">
          <Anchor component={PageLink} to="/items" search={{ department }} inherit dir="auto">
            {name}
          </Anchor>
          <Text span inherit c="dimmed">
            {[t(departmentOf({ department }).label), reasonsText(reasons)].join(' · ')}
          </Text>
        </Group>
      ))}
    </ul>
  );
}

function Access({ access: { role, departments, items, groups } }: { access: PersonItems }) {
  if (role === null) {
    return <Text size="sm">{t('Without an account, this person can’t see anything.')}</Text>;
  }
  return (
    <Stack component="dl" gap="sm" m={0}>
      <Fact label={t('Role')}>{roleLabel(role)}</Fact>
      <Fact label={t('Groups')}>
        {groups.length > 0 ? groups.map(({ name }) => name).join(', ') : t('None')}
      </Fact>
      <Fact label={t('Departments, by role')}>
        {departments.map((department) => t(departmentOf({ department }).label)).join(', ')}
      </Fact>
      <Fact label={t('Added items')}>{items.length > 0 ? <Items items={items} /> : t('None')}</Fact>
    </Stack>
  );
}

/** What somebody may open, and why; for administrators. */
export function PersonAccess({ employeeId }: { employeeId: number }) {
  const query = useQuery(personItemsQuery(employeeId));
  const { data, error } = query;
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id} data-print="hide">
      <Stack gap="sm">
        <Title order={2} size="h3" id={id}>
          {t('What can they see?')}
        </Title>
        {data && <Access access={data} />}
        {!data && error && (
          <CardFailure
            title={t('Couldn’t load what they can see')}
            error={error}
            retry={() => void query.refetch()}
          />
        )}
        {!data && !error && <Skeleton height={96} />}
      </Stack>
    </Paper>
  );
}
