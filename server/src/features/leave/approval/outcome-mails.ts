import { formatDateRange } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveEvent } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { MailContent } from '#core/mail/content.ts';
import { leaveCalendarFile } from './leave-calendar-file.ts';
import { factsOf, leadOf } from './mail-facts.ts';
import type { RequestFacts } from './request-facts.ts';

export type Outcome = Extract<
  LeaveEvent,
  'approved' | 'rejected' | 'cancelled' | 'cancellation_refused'
>;

export interface OutcomeMail {
  approval: RequestFacts;
  outcome: Outcome;
  cancellationRequested: boolean;
  decidedBy: string;
  note: string;
  url: string;
  /** The intranet's address and the time, for calendar files. */
  publicUrl: string;
  now: Date;
}

function outcomeTexts(
  { outcome, cancellationRequested, decidedBy: name }: OutcomeMail,
  leave: { type: string; when: string },
) {
  switch (outcome) {
    case 'approved':
      return {
        subject: t('Your leave was approved: {type}, {when}', leave),
        heading: t('Your leave was approved'),
        act: t('{name} approved your request.', { name }),
      };
    case 'rejected':
      return {
        subject: t('Your leave was rejected: {type}, {when}', leave),
        heading: t('Your leave was rejected'),
        act: t('{name} rejected your request.', { name }),
      };
    case 'cancelled':
      return {
        subject: t('Your leave was cancelled: {type}, {when}', leave),
        heading: t('Your leave was cancelled'),
        act: cancellationRequested
          ? t('{name} approved the cancellation.', { name })
          : t('{name} cancelled your leave.', { name }),
      };
    case 'cancellation_refused':
      return {
        subject: t('Your leave was not cancelled: {type}, {when}', leave),
        heading: t('Your leave was not cancelled'),
        act: t('{name} rejected the cancellation. The leave stays approved.', { name }),
      };
  }
}

/** A calendar file if the outcome changes when the employee is away. */
function calendarOf({ approval, outcome, publicUrl, now }: OutcomeMail): string | undefined {
  if (outcome !== 'approved' && outcome !== 'cancelled') return undefined;
  return leaveCalendarFile(approval, { isCancelled: outcome === 'cancelled', publicUrl, now });
}

/** The mail to the employee when their leave is decided or cancelled (D24, D26). */
export function outcomeMail(mail: OutcomeMail): MailContent {
  const { approval, decidedBy, note, url } = mail;
  const type = leaveTypeLabel(approval.leave_type);
  const when = formatDateRange(approval.start, approval.end);
  const { balance_effect: decided } = approval;
  const effect = decided && { ...decided, before: decided.after };
  const { subject, heading, act } = outcomeTexts(mail, { type, when });
  const calendar = calendarOf(mail);
  return {
    subject,
    heading,
    lead: leadOf(approval, effect),
    paragraphs: [act, ...(note ? [t('{name} writes: {note}', { name: decidedBy, note })] : [])],
    facts: factsOf(approval, effect),
    action: { label: t('Open my leave'), url },
    ...(calendar && {
      calendar,
      footer:
        mail.outcome === 'approved'
          ? t('Open the attached file to add this leave to your calendar.')
          : t('Open the attached file to mark this leave as cancelled in your calendar.'),
    }),
  };
}

export interface Withdrawn {
  cancelledBy?: string;
  hasLeft?: boolean;
}

function whyNothing(name: string, { cancelledBy, hasLeft = false }: Withdrawn): string {
  if (cancelledBy) {
    return t('{cancelledBy} cancelled this leave at {name}’s request.', { cancelledBy, name });
  }
  return hasLeft
    ? t('{name} has left, so this request was withdrawn.', { name })
    : t('{name} withdrew this request.', { name });
}

/** The mail to notified approvers when a request is withdrawn or an admin cancels the leave (D26). */
export function withdrawnMail(
  { name, leave_type, start, end }: RequestFacts,
  withdrawn: Withdrawn,
): MailContent {
  const what = `${leaveTypeLabel(leave_type)}, ${formatDateRange(start, end)}`;
  return {
    subject: withdrawn.cancelledBy
      ? t('Cancelled: {name}, {what}', { name, what })
      : t('Withdrawn: {name}, {what}', { name, what }),
    heading: t('No action needed'),
    lead: [name, leaveTypeLabel(leave_type), formatDateRange(start, end)],
    paragraphs: [
      whyNothing(name, withdrawn),
      t('Earlier emails about it can no longer be used to approve or reject it.'),
    ],
  };
}
