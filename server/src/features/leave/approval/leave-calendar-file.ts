import { addDays } from '@intranet/contract/core/days.ts';
import { leaveUid } from '@intranet/contract/feeds/leave-uid.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { RequestFacts } from './request-facts.ts';

interface Options {
  isCancelled: boolean;
  publicUrl: string;
  now: Date;
}

/**
 * The employee's own leave as a calendar file to open from an email (docs/decisions/0029). SEQUENCE is
 * the leave's version, and one more once it is cancelled, which doesn't make a version.
 */
export function leaveCalendarFile(
  leave: RequestFacts,
  { isCancelled, publicUrl, now }: Options,
): string {
  const busy = isCancelled
    ? { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE }
    : { transparency: ICalEventTransparency.OPAQUE, busystatus: ICalEventBusyStatus.OOF };
  const file = ical({
    prodId: { company: new URL(publicUrl).hostname, product: 'Intranet' },
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: leaveUid(leave.id, publicUrl),
        // A string and never a Date, because a day has no time zone (D15).
        start: leave.start,
        end: addDays(leave.end, 1),
        allDay: true,
        summary: leaveTypeLabel(leave.leave_type),
        sequence: leave.version + (isCancelled ? 1 : 0),
        stamp: now,
        status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        ...busy,
      },
    ],
  }).toString();
  return `${file}\r\n`;
}
