import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { Anchor, Paper, Text } from '@mantine/core';
import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePageUser } from '#core/session.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { useShortDays } from '#ui/use-short-days.ts';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import classes from './approvals.module.css';
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx';
import type { ListItem } from './list-items.ts';
import { resultOf } from './result-of.ts';

interface CardProps extends DecisionFormProps {
  approval: Approval;
}

/** Opens the month of a request, with its area. */
function CalendarLink({ approval: { area, start } }: { approval: Approval }) {
  const user = usePageUser();
  if (!mayOpen('/calendar', user)) return null;
  return (
    <Anchor
      size="sm"
      className={classes.calendar}
      renderRoot={(props) => (
        <Link {...props} to="/calendar" search={{ month: start.slice(0, 7), area }} />
      )}
    >
      {t('See in calendar')}
    </Anchor>
  );
}

export function ApprovalCard({ approval, ...form }: CardProps) {
  return (
    <Paper component="article" withBorder p="md" className={classes.card}>
      <div className={classes.columns}>
        <ApprovalFacts
          approval={approval}
          order={2}
          calendar={<CalendarLink approval={approval} />}
        />
        <div className={classes.decision}>
          <DecisionForm approval={approval} {...form} />
        </div>
      </div>
    </Paper>
  );
}

/** Replaces a card after its decision, or if the request is no longer pending. */
export function ClosedLine({ item: { approval, decided, closed } }: { item: ListItem }) {
  const { period } = useShortDays();
  const Icon = decided ? (decided.decision === 'approve' ? IconCheck : IconX) : IconInfoCircle;
  return (
    <Paper withBorder px="md" py="sm" className={classes.line}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <Text size="sm" className={classes.text}>
        {decided && <strong>{resultOf(decided)}</strong>}
        {decided && ' · '}
        <bdi>{approval.name}</bdi>
        {` · ${period(approval.start, approval.end)}`}
        {closed && ` · ${sentenceOf(closed)}`}
      </Text>
      {decided && <CalendarLink approval={approval} />}
    </Paper>
  );
}
