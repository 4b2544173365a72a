import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import type { BalanceEffect } from '@intranet/contract/balance/balance-effect.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { countLeaveDays } from '@intranet/contract/leave/leave-dates.ts';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { namesInWords } from '@intranet/ui/people/NameList.tsx';
import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { BalanceLine } from '#features/balance/shared/BalanceLine.tsx';
import { myLeavesQuery } from '../own/api.ts';
import { BalanceNote, useTwoColumns } from './BalanceNote.tsx';
import { LeaveOverview } from './LeaveOverview.tsx';
import classes from './SentCard.module.css';

export interface SentRequest {
  type: LeaveType;
  start: string;
  end: string;
  /** The previewed effect; null if unknown or not affected. */
  effect: BalanceEffect | null;
}

interface Props {
  sent: SentRequest;
  onAnother: () => void;
}

function Confirmation({ sent, onAnother }: Props) {
  const { data } = useQuery(myLeavesQuery);
  const { period } = useShortDays();
  const card = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const leave = data?.find(
    ({ leave_type, start, end, state }) =>
      leave_type === sent.type && start === sent.start && end === sent.end && state === 'pending',
  );
  const approvers = leave?.waits_for ?? [];
  return (
    <Paper
      ref={card}
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      component="section"
      aria-label={t('Request sent')}
      className={classes.card}
    >
      <Stack gap="sm">
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <IconCircleCheck size={24} aria-hidden color="var(--mantine-primary-color-filled)" />
          <Title order={2} size="h3" ref={title} tabIndex={-1} miw={0}>
            {approvers.length > 0
              ? t('Sent to {names}', { names: namesInWords(approvers) })
              : t('Request sent')}
          </Title>
        </Group>
        <Text size="sm">
          {leaveTypeLabel(sent.type)} · {period(sent.start, sent.end)} ·{' '}
          <strong>{daysInWords(countLeaveDays(sent.start, sent.end))}</strong>
        </Text>
        {sent.effect && (
          <Text size="sm" component="div">
            <BalanceLine effect={sent.effect} />
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {t('You’ll get an email with the decision.')}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/myleave" search={leave ? { leave: String(leave.id) } : {}} />
            )}
          >
            {t('View request')}
          </Button>
          <Button variant="subtle" onClick={onAnother}>
            {t('Request another')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

export function SentCard(props: Props) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Confirmation {...props} />
      {useTwoColumns() && (
        <Paper withBorder p="lg" component="section">
          <Title order={2} size="h3">
            {t('Plan ahead')}
          </Title>
          <BalanceNote />
          <LeaveOverview />
        </Paper>
      )}
    </SimpleGrid>
  );
}
