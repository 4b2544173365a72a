import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { isWithoutWarning } from '@intranet/contract/leave/approval-warnings.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import { LazyPart } from '@intranet/ui/feedback/LazyPart.tsx';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import dotted from '@intranet/ui/text/dotted.module.css';
import { Anchor, Box, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { lazy, useMemo, useRef, useState } from 'react';
import { peopleCancelling } from '../approval/list-items.ts';
import { useApprovals } from '../approval/use-approvals.ts';
import { useCardFocus } from '../approval/use-card-focus.ts';
import classes from './ApprovalsToday.module.css';
import { useFittingRows } from './use-fitting-rows.ts';

const ApprovalDialog = lazy(() => import('./ApprovalDialog.tsx'));

interface RowProps {
  approval: Approval;
  error: Error | null;
  pending: boolean;
  onApprove: () => void;
  onOpen: () => void;
}

function warningOf(approval: Approval): string | null {
  const { asks, warnings, checks, hints, last_day } = approval;
  if (asks === 'cancellation') return t('Cancellation requested');
  if (hints.some(({ info }) => !info)) return t('Breaks vacation law');
  if (last_day) return t('Beyond the last day');
  if (warnings.length > 0) return t('Coverage warning');
  if (checks.length > 0) return t('Check the request');
  if (isWithoutWarning({ ...approval, away_count: 0 })) return null;
  return hints.length > 0 ? t('Vacation law') : t('Negative balance');
}

/** Opens the request in a dialog; in a new tab, on the page of approvals. */
function RowLink({ approval: { id, name }, onOpen }: Pick<RowProps, 'approval' | 'onOpen'>) {
  return (
    <Anchor
      component={PageLink}
      to="/approvals"
      search={{ leave: String(id) }}
      className={classes.link}
      aria-label={t('Open: {name}', { name })}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <bdi>{name}</bdi>
    </Anchor>
  );
}

/** A request with a warning is opened first. */
function Action({
  approval,
  pending,
  onApprove,
}: Pick<RowProps, 'approval' | 'pending' | 'onApprove'>) {
  if (!isWithoutWarning(approval)) {
    return (
      <IconChevronRight
        size={18}
        color="var(--mantine-color-dimmed)"
        aria-hidden
        data-print="hide"
      />
    );
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

function Row({ approval, error, onOpen, ...actions }: RowProps) {
  const { period } = useShortDays();
  const { name, photo, leave_type: type, start, end, days, away_count } = approval;
  const warning = warningOf(approval);
  return (
    <li data-leave={approval.id}>
      <Group gap={12} wrap="nowrap" mih={48} py={4} px={8} mx={-8} className={classes.row}>
        <PersonAvatar name={name} photo={photo} size={32} />
        <Box flex={1} miw={0}>
          <Text size="sm" fw={500} truncate>
            <RowLink approval={approval} onOpen={onOpen} />
          </Text>
          <Text size="sm" c="dimmed" component="div" className={dotted.dotted}>
            <span>{leaveTypeLabel(type)}</span> <span>{period(start, end)}</span>{' '}
            <span>{daysInWords(days)}</span>{' '}
            {warning && <span className={classes.warning}>{warning}</span>}
            {!warning && away_count > 0 && <span>{t('Overlap')}</span>}
          </Text>
          {error && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {sentenceOf(error)}
            </Text>
          )}
        </Box>
        <Action approval={approval} {...actions} />
      </Group>
    </li>
  );
}

/** The requests that fit in the window. All can be decided here. */
export default function ApprovalsToday() {
  const frame = useRef<HTMLDivElement>(null);
  const { query, items, decide, running, failed, decided, noteOf, setNote } = useApprovals();
  const fitting = useFittingRows(frame);
  const shown = useMemo(() => items?.slice(0, fitting), [items, fitting]);
  const [openId, setOpenId] = useState<number | null>(null);
  const open = items?.find(({ id }) => id === openId);
  // A request that is decided or withdrawn closes its dialog for good, also if the decision is undone.
  if (openId !== null && items && !open) setOpenId(null);
  useCardFocus(frame, shown, decided);
  if (!items || !shown) {
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
  return (
    <div ref={frame}>
      {shown.length === 0 && (
        <Text c="dimmed" tabIndex={-1} data-empty>
          {t('You’re all caught up.')}
        </Text>
      )}
      <ul>
        {shown.map((approval) => (
          <Row
            key={approval.id}
            approval={approval}
            error={(approval.id !== openId && failed.get(approval.id)) || null}
            pending={running.has(approval.id)}
            onApprove={() => void decide({ approval, decision: 'approve', note: '' })}
            onOpen={() => setOpenId(approval.id)}
          />
        ))}
      </ul>
      {open && (
        <LazyPart>
          <ApprovalDialog
            approval={open}
            cancelling={peopleCancelling(open, items)}
            note={noteOf(open.id)}
            onNote={(note) => setNote(open.id, note)}
            onDecide={(decision) => void decide({ approval: open, ...decision })}
            pending={running.get(open.id) ?? null}
            error={failed.get(open.id) ?? null}
            onClose={() => setOpenId(null)}
          />
        </LazyPart>
      )}
    </div>
  );
}
