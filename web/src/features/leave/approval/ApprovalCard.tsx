import { monthOfDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { isWithoutWarning } from '@intranet/contract/leave/approval-warnings.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { Anchor, Button, Group, Paper, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, useId, useState } from 'react';
import { usePageUser } from '#core/session.ts';
import { approvalAwayQuery } from '../api.ts';
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

/** The details, which name all who are away on demand. */
function AllDetails({ approval, ...props }: ComponentProps<typeof ApprovalDetails>) {
  const [wantsAll, setWantsAll] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...approvalAwayQuery(approval.id),
    enabled: wantsAll,
  });
  const all = data && { ...approval, away: data, away_count: data.length };
  return (
    <>
      <ApprovalDetails approval={all ?? approval} {...props} />
      {!all && approval.away_count > approval.away.length && (
        <Group gap="xs" mt={4} data-print="hide">
          <Button
            variant="subtle"
            size="compact-sm"
            mx={-8}
            loading={isFetching}
            aria-label={`${t('Show all')}: ${approval.name}`}
            onClick={() => (wantsAll ? void refetch() : setWantsAll(true))}
          >
            {t('Show all')}
          </Button>
          {error && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {sentenceOf(error)}
            </Text>
          )}
        </Group>
      )}
    </>
  );
}

/** The days of colleagues are folded on phones and if nothing else speaks against the request. */
export function ApprovalCard({ approval, cancelling, initiallyOpen, ...form }: CardProps) {
  const [opened, setOpened] = useState(initiallyOpen);
  const id = useId();
  const { name, asks, away_count } = approval;
  const phone = useBelow('sm');
  const short = (phone && asks === 'leave') || isWithoutWarning({ ...approval, away_count: 0 });
  const open = asks === 'leave' && (opened ? away_count > 0 : !short);
  const toggle = open ? t('Hide days') : t('Show days');
  const action = (
    <Group gap="4px 16px" align="flex-start" data-print="hide">
      {short && away_count > 0 && (
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
          {open && <AllDetails approval={approval} cancelling={cancelling} titled={!short} />}
        </div>
        <div className={classes.decision} data-print="hide">
          <DecisionForm approval={approval} {...form} />
        </div>
      </div>
    </Paper>
  );
}
