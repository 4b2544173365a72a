import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { isWithoutWarning } from '@intranet/contract/leave/approval-warnings.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Anchor, Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { sentenceOf } from '#core/user-facing-error.ts';
import dotted from '#ui/dotted.module.css';
import { CardFailure } from '#ui/feedback/CardFailure.tsx';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { CollapsingSlot } from '#ui/tables/CollapsingSlot.tsx';
import { useShortDays } from '#ui/use-short-days.ts';
import { isOpen, type ListItem } from '../approval/list-items.ts';
import { resultOf } from '../approval/result-of.ts';
import { useApprovalItems } from '../approval/use-approval-items.ts';
import classes from './ApprovalsToday.module.css';

const SHOWN = 3;

interface RowProps {
  item: ListItem;
  error: Error | null;
  pending: boolean;
  onApprove: () => void;
}

function warningOf(approval: Approval): string | null {
  const { asks, warnings, checks, hints } = approval;
  if (asks === 'cancellation') return t('Cancellation requested');
  if (hints.some(({ info }) => !info)) return t('Against vacation law');
  if (warnings.length > 0) return t('Coverage warning');
  if (checks.length > 0) return t('Check the request');
  if (isWithoutWarning({ ...approval, away: [] })) return null;
  return hints.length > 0 ? t('Vacation law') : t('Negative balance');
}

function RowLink({ approval: { id, name } }: { approval: Approval }) {
  return (
    <Anchor
      component={Link}
      to="/approvals"
      search={{ leave: String(id) } as never}
      className={classes.link}
      aria-label={t('Open: {name}', { name })}
    >
      <bdi>{name}</bdi>
    </Anchor>
  );
}

/** An approval is mailed at once, so a request with a warning is opened first. */
function Action({ item: { approval }, pending, onApprove }: Omit<RowProps, 'error'>) {
  if (!isWithoutWarning(approval)) {
    return <IconChevronRight size={18} aria-hidden className={classes.chevron} />;
  }
  return (
    <Button
      size="xs"
      className={classes.approve}
      leftSection={<IconCheck size={16} aria-hidden />}
      aria-label={t('Approve: {name}', { name: approval.name })}
      loading={pending}
      onClick={onApprove}
    >
      {t('Approve')}
    </Button>
  );
}

function Row({ item, error, ...actions }: RowProps) {
  const { period } = useShortDays();
  const { approval, decided, closed } = item;
  const { name, photo, leave_type: type, start, end, days } = approval;
  const warning = warningOf(approval);
  const overlaps = !warning && approval.away.length > 0;
  const result = decided ? resultOf(decided) : closed && sentenceOf(closed);
  return (
    <li className={classes.item}>
      <CollapsingSlot id={approval.id} open={!result}>
        <div className={classes.row}>
          <PersonAvatar name={name} photo={photo} size={32} />
          <div className={classes.text}>
            <Text size="sm" fw={500} truncate>
              {result ? <bdi>{name}</bdi> : <RowLink approval={approval} />}
            </Text>
            <Text size="sm" c="dimmed" component="div" className={dotted.dotted}>
              {result ? (
                <strong className={classes.result}>{result}</strong>
              ) : (
                <span>{leaveTypeLabel(type)}</span>
              )}{' '}
              <span>{period(start, end)}</span>{' '}
              {!result && <span className={classes.length}>{daysInWords(days)}</span>}{' '}
              {!result && warning && <span className={classes.warning}>{warning}</span>}
              {!result && overlaps && <span className={classes.overlap}>{t('Overlap')}</span>}
            </Text>
            {!result && error && (
              <Text size="sm" c="var(--mantine-color-error)" role="alert">
                {sentenceOf(error)}
              </Text>
            )}
          </div>
          {!result && <Action item={item} {...actions} />}
        </div>
      </CollapsingSlot>
    </li>
  );
}

export default function ApprovalsToday() {
  const list = useRef<HTMLUListElement>(null);
  const { query, items, held, decisions } = useApprovalItems(list);
  const { running, failed, decided } = decisions;
  // A decided row keeps its place until the list may move.
  const [kept, setKept] = useState<readonly number[]>([]);
  const { period } = useShortDays();
  if (!items) {
    return query.error ? (
      <CardFailure
        title={t('Couldn’t load requests')}
        error={query.error}
        retry={() => void query.refetch()}
      />
    ) : (
      <Skeleton height={64} />
    );
  }
  const open = items.filter(isOpen);
  const shown = held
    ? items.filter(({ approval }) => kept.includes(approval.id))
    : open.slice(0, SHOWN);
  const approve = (approval: Approval) => {
    setKept(shown.map((item) => item.approval.id));
    void decisions.decide({ approval, decision: 'approve', note: '' });
  };
  const latest = [...decided.values()].at(-1);
  return (
    <>
      <VisuallyHidden role="status">
        {latest &&
          `${latest.message}: ${latest.approval.name}, ${period(latest.approval.start, latest.approval.end)}`}
      </VisuallyHidden>
      <ul ref={list} className={classes.list}>
        {shown.map((item) => {
          const { approval } = item;
          return (
            <Row
              key={approval.id}
              item={item}
              error={failed.get(approval.id)?.error ?? null}
              pending={running.has(approval.id)}
              onApprove={() => approve(approval)}
            />
          );
        })}
      </ul>
      {shown.length === 0 && <Text c="dimmed">{t('You’re all caught up.')}</Text>}
    </>
  );
}
