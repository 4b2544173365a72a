import { addDays } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FeedKind } from '@intranet/contract/feeds/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import ical, {
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { FeedLeave } from '#features/leave/calendar/queries.ts';

const REFRESH_SECONDS = 3_600;

/** Colleagues don't see the type of a leave, because it can be medical. */
function summary(kind: FeedKind, { name, type, pending }: FeedLeave): string {
  const what = kind === 'own' ? leaveTypeLabel(type) : t('{name}: away', { name });
  return pending ? t('{what} (pending)', { what }) : what;
}

/** Own leave blocks the reader's calendar. Colleagues' leave doesn't. */
function busy(kind: FeedKind): Partial<ICalEventData> {
  return kind === 'own'
    ? { transparency: ICalEventTransparency.OPAQUE, busystatus: ICalEventBusyStatus.OOF }
    : { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE };
}

/** Writes all-day events (RFC 5545). The UID stays, and SEQUENCE rises when the dates change. */
export function writeCalendarFile(
  leaves: readonly FeedLeave[],
  { kind, title, host }: { kind: FeedKind; title: string; host: string },
): string {
  const events = leaves.map((leave) => ({
    id: `leave-${leave.id}@${host}`,
    // A string and never a Date, because a day has no time zone (D15).
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
