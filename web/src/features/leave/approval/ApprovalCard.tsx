import { monthOfDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { isWithoutWarning } from '@intranet/contract/leave/approval-warnings.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { Anchor, Group, Paper } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { usePageUser } from '#core/session.ts';
import { ApprovalDetails } from './ApprovalDetails.tsx';
import { ApprovalSummary } from './ApprovalSummary.tsx';
import { ApprovalWarnings } from './ApprovalWarnings.tsx';
import classes from './approvals.module.css';
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx';

interface CardProps extends DecisionFormProps {
  approval: Approval;
  cancelling: readonly number[];
  /** True for the card in the address, which starts with its details. */
  initiallyOpen: boolean;
}

function CalendarLink({ approval: { area, start } }: { approval: Approval }) {
  const user = usePageUser();
  if (!mayOpen('/calendar', user)) return null;
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link {...props} to="/calendar" search={{ month: monthOfDay(start), area }} />
      )}
    >
      {t('See in calendar')}
    </Anchor>
  );
}

/** The days of colleagues are folded on phones and if nothing else speaks against the request. */
export function ApprovalCard({ approval, cancelling, initiallyOpen, ...form }: CardProps) {
  const [opened, setOpened] = useState(initiallyOpen);
  const id = useId();
  const { name, asks, away } = approval;
  const phone = useBelow('sm');
  const short = (phone && asks === 'leave') || isWithoutWarning({ ...approval, away: [] });
  const open = asks === 'leave' && (opened ? away.length > 0 : !short);
  const toggle = open ? t('Hide days') : t('Show days');
  const action = (
    <Group gap="4px 16px" align="flex-start" data-print="hide">
      {short && away.length > 0 && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={classes.toggle}
          aria-label={`${toggle}: ${name}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpened(!open)}
        >
          {toggle}
          <IconChevronDown size={16} aria-hidden />
        </Anchor>
      )}
      <CalendarLink approval={approval} />
    </Group>
  );
  return (
    <Paper
      component="article"
      withBorder
      className={classes.card}
      data-print="together"
      data-leave={approval.id}
    >
      <div className={classes.body}>
        <ApprovalSummary approval={approval} level={3} />
        <ApprovalWarnings approval={approval} withAway={short} action={action} />
        <div id={id}>
          {open && <ApprovalDetails approval={approval} cancelling={cancelling} titled={!short} />}
        </div>
        <div className={classes.decision} data-print="hide">
          <DecisionForm approval={approval} {...form} />
        </div>
      </div>
    </Paper>
  );
}
