import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { departureEffects, owedInWords } from '@intranet/contract/people/departure-effects.ts';
import type { DepartureRecord } from '@intranet/contract/people/leaving-endpoints.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Figure, Figures } from '@intranet/ui/text/Facts.tsx';
import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

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

interface Props {
  record: DepartureRecord;
  isPlanned: boolean;
}

function Owed({ record, isPlanned }: Props) {
  const { owed, paid_out, late_accruals } = record;
  const text = owedInWords(record, isPlanned);
  return (
    <>
      <Figures>
        <Figure label={t('Days owed on the last day')} value={daysInWords(owed)} />
        <Figure label={t('To be paid out')} value={daysInWords(paid_out)} />
      </Figures>
      {text && <Text size="sm">{text}</Text>}
      {isPlanned && (
        <Text size="sm" c="dimmed">
          {t(
            'Today’s balance, plus days that accrue or are returned by then, minus leave before then. The statement shows each step.',
          )}
        </Text>
      )}
      {late_accruals > 0 && (
        <Text size="sm" c="dimmed">
          {isPlanned
            ? t('{days} that accrued after the last day are reversed.', {
                days: daysInWords(late_accruals),
              })
            : t('{days} that accrued after the last day were reversed.', {
                days: daysInWords(late_accruals),
              })}
        </Text>
      )}
    </>
  );
}

/** What an effect means, and where to see to it. */
const NOTES: Partial<Record<keyof DepartureRecord, () => ReactNode>> = {
  handed_over: () => t('They get an email about each request.'),
  deputy_of: () => (
    <Anchor
      component={PageLink}
      to="/approvals"
      search={{ tab: 'deputies' }}
      inherit
      underline="always"
    >
      {t('Open deputies')}
    </Anchor>
  ),
  items: () => (
    <>
      {t('Administrators look after them until somebody else owns them.')}{' '}
      <Anchor component={PageLink} to="/items" inherit underline="always">
        {t('Open reports and tools')}
      </Anchor>
    </>
  ),
  announcements: () => (
    <Anchor component={PageLink} to="/announcements" inherit underline="always">
      {t('Open announcements')}
    </Anchor>
  ),
  secrets: () => (
    <>
      {t('They have seen these. Changing a password takes it off this list.')}{' '}
      <Anchor component={PageLink} to="/pipepass" inherit underline="always">
        {t('Open the vault')}
      </Anchor>
    </>
  ),
};

/** What leaving does or did. @param toChange the passwords that are still to be changed */
export function Effects({
  record,
  isPlanned,
  toChange = record.secrets,
}: Props & { toChange?: DepartureRecord['secrets'] }) {
  const effects = departureEffects(record, { isPlanned, toChange });
  return (
    <Stack gap="md">
      <Owed record={record} isPlanned={isPlanned} />
      {effects.map(({ key, title, items }) => (
        <Section key={key} title={title} items={items}>
          {NOTES[key]?.()}
        </Section>
      ))}
      <Section
        title={t('Checked, nothing to do')}
        items={effects.filter(({ items }) => items.length === 0).map(({ none }) => none)}
      />
    </Stack>
  );
}
