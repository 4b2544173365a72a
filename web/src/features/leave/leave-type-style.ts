import { type LeaveType, leaveTypeRow } from '@intranet/contract/leave/leave-types.ts';
import type { CSSProperties } from 'react';

const shade = (type: LeaveType, level: number) => {
  const { colour } = leaveTypeRow(type);
  return `var(--mantine-color-${colour}-${colour === 'gray' && level < 9 ? level + 2 : level})`;
};

/** Props with the colours and pattern of a type (`leave-type-style.module.css`). */
export function barStyle(type: LeaveType): { 'data-pattern': string; style: CSSProperties } {
  return {
    'data-pattern': leaveTypeRow(type).pattern,
    style: {
      '--shade-light': shade(type, 2),
      '--shade-middle': shade(type, 4),
      '--shade-deep': shade(type, 9),
    } as CSSProperties,
  };
}
