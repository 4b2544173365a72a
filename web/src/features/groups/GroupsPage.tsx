import { t } from '@intranet/contract/core/i18n/t.ts';
import { type Role, roleLabel } from '@intranet/contract/core/roles.ts';
import type { Group } from '@intranet/contract/groups/endpoints.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { EmptyState } from '@intranet/ui/feedback/EmptyState.tsx';
import { Pending } from '@intranet/ui/feedback/Pending.tsx';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import lines from '@intranet/ui/tables/lines.module.css';
import { RowMenu } from '@intranet/ui/tables/row-edit/RowMenu.tsx';
import { Button, Group as Line, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { groupPeopleQuery, groupsKeys, groupsQuery, removeGroup, rolePeopleQuery } from './api.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { membershipText } from './group-text.ts';
import { ReasonedPeople } from './shared/ReasonedPeople.tsx';

type Open =
  | { kind: 'new' }
  | { kind: 'edit' | 'people' | 'remove'; group: Group }
  | { kind: 'role'; role: Role };

const peopleText = (people: number) =>
  t('{people, plural, one {# person} other {# people}}', { people });

interface RowProps {
  name: string;
  details: readonly string[];
  badge?: string;
  people: number;
  children: ReactNode;
}

function GroupRow({ name, details, badge, people, children }: RowProps) {
  return (
    <Line component="li" gap="sm" px="md" py="sm" wrap="nowrap">
      <Stack gap={2} flex={1} miw={0}>
        <Line gap="4px 8px">
          <Text fw={500} size="sm" dir="auto">
            {name}
          </Text>
          {badge && <StateBadge tone="quiet">{badge}</StateBadge>}
        </Line>
        {details.map((detail) => (
          <Text key={detail} size="xs" c="dimmed">
            {detail}
          </Text>
        ))}
      </Stack>
      <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {peopleText(people)}
      </Text>
      {children}
    </Line>
  );
}

const detailsOf = (group: Group): string[] =>
  [
    group.description,
    membershipText(group),
    group.used_by.length > 0 ? t('Reads: {items}', { items: group.used_by.join(', ') }) : '',
  ].filter(Boolean);

export default function GroupsPage() {
  const query = useQuery(groupsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { data } = query;
  return (
    <PageShell
      title={t('Groups')}
      back="/items"
      description={t(
        'Groups of people, for choosing who may open an item. A group has chosen members, or a rule that follows areas and positions. People who have left belong to none.',
      )}
      actions={
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setOpen({ kind: 'new' })}
        >
          {t('New group')}
        </Button>
      }
    >
      <Pending queries={[query]}>
        {!data && <Skeleton height={260} radius="md" />}
        {data && (
          <Stack gap="lg">
            {data.groups.length === 0 ? (
              <EmptyState text={t('No groups yet')} filtered={false} icon={IconUsersGroup} />
            ) : (
              <Paper
                component="ul"
                withBorder
                className={lines.lines ?? ''}
                aria-label={t('Groups')}
              >
                {data.groups.map((group) => (
                  <GroupRow key={group.id} {...group} details={detailsOf(group)}>
                    <RowMenu
                      name={group.name}
                      items={[
                        {
                          label: t('Members'),
                          Icon: IconUsers,
                          onClick: () => setOpen({ kind: 'people', group }),
                        },
                        {
                          label: t('Edit'),
                          Icon: IconPencil,
                          onClick: () => setOpen({ kind: 'edit', group }),
                        },
                        {
                          label: t('Remove'),
                          Icon: IconTrash,
                          danger: true,
                          onClick: () => setOpen({ kind: 'remove', group }),
                        },
                      ]}
                    />
                  </GroupRow>
                ))}
              </Paper>
            )}
            <Stack component="section" gap="xs" aria-labelledby="built-in-groups">
              <Title order={2} size="h3" id="built-in-groups">
                {t('Roles')}
              </Title>
              <Paper
                component="ul"
                withBorder
                className={lines.lines ?? ''}
                aria-label={t('Roles')}
              >
                {data.roles.map(({ role, people }) => (
                  <GroupRow
                    key={role}
                    name={roleLabel(role)}
                    badge={t('Built in')}
                    details={[t('Everybody whose account has this role')]}
                    people={people}
                  >
                    <RowMenu
                      name={roleLabel(role)}
                      items={[
                        {
                          label: t('Members'),
                          Icon: IconUsers,
                          onClick: () => setOpen({ kind: 'role', role }),
                        },
                      ]}
                    />
                  </GroupRow>
                ))}
              </Paper>
            </Stack>
          </Stack>
        )}
      </Pending>
      {open?.kind === 'new' && <GroupDialog onClose={close} />}
      {open?.kind === 'edit' && <GroupDialog group={open.group} onClose={close} />}
      {open?.kind === 'people' && (
        <ReasonedPeople
          title={t('Members of {name}', { name: open.group.name })}
          note={membershipText(open.group)}
          queryOf={(search) => groupPeopleQuery(open.group.id, search)}
          reasonOf={() => (open.group.rule ? t('The rule applies') : t('Chosen as a member'))}
          empty={t('Nobody belongs to this group.')}
          onClose={close}
        />
      )}
      {open?.kind === 'role' && (
        <ReasonedPeople
          title={t('Members of {name}', { name: roleLabel(open.role) })}
          note={t('Everybody whose account has this role')}
          queryOf={(search) => rolePeopleQuery(open.role, search)}
          reasonOf={() => t('Role: {role}', { role: roleLabel(open.role) })}
          empty={t('Nobody has this role.')}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={t('Remove {name}?', { name: open.group.name })}
          action={t('Remove group')}
          send={() => removeGroup(open.group.id)}
          refresh={groupsKeys.refresh}
          onClose={close}
        >
          {open.group.used_by.length > 0
            ? t('{items} can be opened by this group. Remove it from their readers first.', {
                items: open.group.used_by.join(', '),
              })
            : t('Nothing uses this group. Its people keep their accounts and roles.')}
        </ConfirmDialog>
      )}
    </PageShell>
  );
}
