import { addDays } from '@intranet/contract/core/days.ts';
import type { FeedKind } from '@intranet/contract/leave/calendar-endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import ical, {
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { FeedLeave } from './queries.ts';

const REFRESH_SECONDS = 3_600;

/** To colleagues a leave has no type: a medical one is nobody's business. */
function summary(kind: FeedKind, { name, type, pending }: FeedLeave): string {
  const what = kind === 'own' ? leaveTypeLabel(type) : `${name}: away`;
  return pending ? `${what} (pending)` : what;
}

/** A colleague's leave does not keep the reader from anything; their own does. */
function busy(kind: FeedKind): Partial<ICalEventData> {
  return kind === 'own'
    ? { transparency: ICalEventTransparency.OPAQUE, busystatus: ICalEventBusyStatus.OOF }
    : { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE };
}

/**
 * Leave as an iCalendar file (RFC 5545): all-day events, whose end is the day after the last. An
 * event keeps its UID whatever becomes of the leave, and its SEQUENCE goes up as the dates change.
 * @param host of this site: makes the UIDs unique in the world
 */
export function writeCalendarFile(
  leaves: readonly FeedLeave[],
  { kind, title, host }: { kind: FeedKind; title: string; host: string },
): string {
  const events = leaves.map((leave) => ({
    id: `leave-${leave.id}@${host}`,
    // Text and never a Date: a day has no time zone (D15).
    start: leave.start,
    end: addDays(leave.end, 1),
    allDay: true,
    summary: summary(kind, leave),
    sequence: leave.version,
    stamp: leave.changedAt,
    status: leave.pending ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    ...busy(kind),
  }));
  return ical({
    name: title,
    prodId: { company: host, product: 'Intranet' },
    ttl: REFRESH_SECONDS,
    events,
  }).toString();
}
