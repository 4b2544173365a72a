import { type LeaveType, leaveTypeRow } from '@intranet/contract/leave/leave-types.ts';
import type { CSSProperties } from 'react';

const shade = (type: LeaveType, level: number) =>
  `var(--mantine-color-${leaveTypeRow(type).colour}-${level})`;

/** The colour of a type's bars in charts, as the chart library names it. */
export const chartColour = (type: LeaveType): string => `${leaveTypeRow(type).colour}.6`;

/** The colour of a type's swatch in a legend. */
export const swatchColour = (type: LeaveType): string => shade(type, 6);

/** Colours and pattern of a type's bars in the calendar, for an element with `Bar.module.css`. */
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
