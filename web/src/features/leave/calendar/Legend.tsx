import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { LEAVE_TYPES, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { shortDay } from '#ui/day-format.ts';
import fills from '../leave-type-style.module.css';
import { barStyle } from '../leave-type-style.ts';
import { CancellingMark, ClashMark, LimitMark, PendingMark } from './Keys.tsx';
import classes from './Legend.module.css';

const swatch = `${fills.fill} ${fills.swatch}`;

function Marks({ limited }: { limited: boolean }) {
  return (
    <ul className={classes.marks} aria-label={t('Legend')}>
      {LEAVE_TYPES.map((type) => (
        <li key={type}>
          <span className={swatch} {...barStyle(type)} />
          {leaveTypeLabel(type)}
        </li>
      ))}
      <li>
        <PendingMark />
      </li>
      <li>
        <span className={fills.crowd} data-state="conflict">
          {t('{count} away', { count: 2 })}
        </span>
        <ClashMark />
        {t('Two or more people away in one area')}
      </li>
      <li>
        <span className={swatch} {...barStyle('Vacation')} data-cancelling />
        <CancellingMark />
        {t('Cancellation requested')}
      </li>
      {limited && (
        <li>
          <LimitMark />
        </li>
      )}
    </ul>
  );
}

function Holidays({ holidays }: Pick<Calendar, 'holidays'>) {
  const title = t('{count, plural, one {Holiday} other {Holidays}}', { count: holidays.length });
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.holidays} aria-label={title}>
        {holidays.map(({ day, name }) => (
          <li key={day}>
            <span className={classes.holiday}>{shortDay(day)}</span>
            <span lang="pt-BR">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  id: string;
  open: boolean;
  holidays: Calendar['holidays'];
  limited: boolean;
  canRequest: boolean;
  /** Without it, the panel stays until its button closes it. */
  onClose: (() => void) | undefined;
}

/** Below its button; on a phone, below the chart. */
export function Legend({ id, open, holidays, limited, canRequest, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    // In the second frame, the chart has given the panel its height, and there may be nothing to scroll.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => panel.current?.scrollIntoView?.({ block: 'nearest' }));
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
  useEffect(() => {
    if (!open || !onClose) return;
    const watching = new AbortController();
    const options = { signal: watching.signal };
    const isInside = (at: EventTarget | null) =>
      at instanceof Element && at.closest(`[id="${id}"], [aria-controls="${id}"]`) !== null;
    document.addEventListener(
      'pointerdown',
      ({ target }) => isInside(target) || onClose(),
      options,
    );
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), options);
    return () => watching.abort();
  }, [open, onClose, id]);
  return (
    <section ref={panel} id={id} className={classes.legend} aria-label={t('Legend')} hidden={!open}>
      <Marks limited={limited} />
      {holidays.length > 0 && <Holidays holidays={holidays} />}
      {canRequest && (
        <Text size="sm" c="dimmed" component="p" className={classes.hint}>
          {t('To request leave, drag over free days in your row or click one of them.')}{' '}
          {t(
            'Keyboard: arrows move, Shift+arrows select days, Enter requests them or opens a leave.',
          )}
        </Text>
      )}
    </section>
  );
}
