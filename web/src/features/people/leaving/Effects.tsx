import { daysInWords, listInWords } from '@intranet/contract/balance/amounts.ts';
import { formatDateRange } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { roleLabel } from '@intranet/contract/core/roles.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type {
  AffectedLeave,
  DepartureRecord,
} from '@intranet/contract/people/leaving-endpoints.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Figure, Figures } from '@intranet/ui/text/Facts.tsx';
import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

const leaveInWords = ({ leave_type, start, end, days }: AffectedLeave) =>
  `${leaveTypeLabel(leave_type)}, ${formatDateRange(start, end)}, ${daysInWords(days)}`;

const secretInWords = ({ platform, user }: DepartureRecord['secrets'][number]) =>
  user ? `${platform} (${user})` : platform;

interface SectionProps {
  title: string;
  items: readonly string[];
  /** What it means, or where to go. */
  children?: ReactNode;
}

/** Left out if there is nothing. */
function Section({ title, items, children }: SectionProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5">
        {title}
      </Title>
      <List size="sm" mt={4}>
        {items.map((item) => (
          <List.Item key={item}>
            <bdi>{item}</bdi>
          </List.Item>
        ))}
      </List>
      {children && (
        <Text size="sm" c="dimmed" mt={4}>
          {children}
        </Text>
      )}
    </section>
  );
}

function Owed({ record: { owed, paid_out, late_accruals } }: { record: DepartureRecord }) {
  return (
    <>
      <Figures>
        <Figure label={t('Days owed on the last day')} value={daysInWords(owed)} />
        <Figure label={t('Termination deduction')} value={daysInWords(paid_out)} />
      </Figures>
      {owed < 0 && (
        <Text size="sm">
          {t('They took {days} more than they earned. Nothing is deducted.', {
            days: daysInWords(-owed),
          })}
        </Text>
      )}
      {late_accruals > 0 && (
        <Text size="sm" c="dimmed">
          {t('{days} that accrued after the last day are reversed.', {
            days: daysInWords(late_accruals),
          })}
        </Text>
      )}
    </>
  );
}

/** The account, and what ends with it. */
function accountInWords(account: DepartureRecord['account']): string[] {
  if (!account) return [];
  const { username, email, role, sessions, passkeys, calendar_links: links } = account;
  const ending = [
    sessions > 0 && t('{sessions, plural, one {# session} other {# sessions}}', { sessions }),
    passkeys > 0 && t('{passkeys, plural, one {# passkey} other {# passkeys}}', { passkeys }),
    links > 0 && t('{links, plural, one {# calendar link} other {# calendar links}}', { links }),
  ];
  return [
    [username, email, roleLabel(role)].join(', '),
    ...ending.filter((text) => text !== false),
  ];
}

/** What leaving does or did. @param secrets those that are still to be changed */
export function Effects({
  record,
  secrets = record.secrets,
}: {
  record: DepartureRecord;
  secrets?: DepartureRecord['secrets'];
}) {
  const { account, handed_over, deputies, deputy_of } = record;
  return (
    <Stack gap="md">
      <Owed record={record} />
      <Section title={t('Requests withdrawn')} items={record.withdrawn.map(leaveInWords)} />
      <Section title={t('Leave cancelled')} items={record.cancelled.map(leaveInWords)} />
      <Section
        title={t('Leave ended on the last day')}
        items={record.shortened.map(leaveInWords)}
      />
      <Section
        title={t('Requests reassigned')}
        items={handed_over.map(({ approvers, requests }) =>
          approvers.length === 0
            ? t('{requests, plural, one {# request goes} other {# requests go}} to nobody', {
                requests,
              })
            : t('{requests, plural, one {# request goes} other {# requests go}} to {names}', {
                requests,
                names: listInWords(approvers),
              }),
        )}
      >
        {t('They get an email about each request.')}
      </Section>
      <Section title={t('Deputies who lose this role')} items={deputies} />
      <Section title={t('Heads who need another deputy')} items={deputy_of}>
        <Anchor
          component={PageLink}
          to="/approvals"
          search={{ tab: 'deputies' }}
          inherit
          underline="always"
        >
          {t('Open deputies')}
        </Anchor>
      </Section>
      <Section title={t('Account deleted')} items={accountInWords(account)} />
      <Section title={t('Items without an owner')} items={record.items}>
        {t('Administrators look after them until somebody else owns them.')}{' '}
        <Anchor component={PageLink} to="/items" inherit underline="always">
          {t('Open reports and tools')}
        </Anchor>
      </Section>
      <Section title={t('Passwords to change')} items={secrets.map(secretInWords)}>
        {t('They have seen these. Changing a password takes it off this list.')}{' '}
        <Anchor component={PageLink} to="/pipepass" inherit underline="always">
          {t('Open the vault')}
        </Anchor>
      </Section>
    </Stack>
  );
}
