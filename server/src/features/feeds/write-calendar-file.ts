import { addDays } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FeedKind } from '@intranet/contract/feeds/endpoints.ts';
import { leaveUid } from '@intranet/contract/feeds/leave-uid.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import ical, {
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { FeedLeave } from '#features/leave/calendar/queries.ts';

const REFRESH_SECONDS = 3_600;

/** A calendar without any component is invalid (RFC 5545 3.6). Days have no time zone, so UTC is right. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

/** Colleagues don't see the type of a leave, because it can be medical. */
function summary(kind: FeedKind, { name, type, pending }: FeedLeave): string {
  const what = kind === 'own' ? leaveTypeLabel(type) : t('{name}: away', { name });
  return pending ? t('{what} (pending)', { what }) : what;
}

/** Own leave blocks the reader's calendar, tentatively until it is approved. Colleagues' leave doesn't. */
function busy(kind: FeedKind, { pending }: FeedLeave): Partial<ICalEventData> {
  if (kind !== 'own') {
    return {
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    };
  }
  return {
    transparency: ICalEventTransparency.OPAQUE,
    busystatus: pending ? ICalEventBusyStatus.TENTATIVE : ICalEventBusyStatus.OOF,
  };
}

/** Writes all-day events (RFC 5545). The UID stays, and SEQUENCE rises when the dates change. */
export function writeCalendarFile(
  leaves: readonly FeedLeave[],
  { kind, title, publicUrl }: { kind: FeedKind; title: string; publicUrl: string },
): string {
  const events = leaves.map((leave) => ({
    id: leaveUid(leave.id, publicUrl),
    // A string and never a Date, because a day has no time zone (D15).
    start: leave.start,
    end: addDays(leave.end, 1),
    allDay: true,
    summary: summary(kind, leave),
    sequence: leave.version,
    stamp: leave.changedAt,
    status: leave.pending ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    ...busy(kind, leave),
  }));
  const file = ical({
    name: title,
    prodId: { company: new URL(publicUrl).hostname, product: 'Intranet' },
    ttl: REFRESH_SECONDS,
    events,
  }).toString();
  return `${file.replace(/^(?=BEGIN:VEVENT|END:VCALENDAR)/m, TIME_ZONE)}\r\n`;
}
