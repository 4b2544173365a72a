import { LEAVE_TYPES, type LeaveType, leaveTypeRow } from '@intranet/contract/leave/leave-types.ts';
import type { ReactNode } from 'react';
import fills from '../leave-type-style.module.css';
import { barStyle } from '../leave-type-style.ts';

type Pattern = ReturnType<typeof leaveTypeRow>['pattern'];

const mark = { fill: 'var(--mark)' };

/** The patterns of leave-type-style.module.css, which a chart can't use. */
const TILES: Record<Pattern, { size: number; marks: ReactNode }> = {
  plain: { size: 8, marks: null },
  checks: {
    size: 16,
    marks: <path d="M8 0h8v8h-8z M0 8h8v8h-8z" style={mark} fillOpacity={0.4} />,
  },
  rings: {
    size: 12,
    marks: <circle cx={6} cy={6} r={2.5} fill="none" style={{ stroke: 'var(--mark)' }} />,
  },
  dots: { size: 10, marks: <circle cx={5} cy={5} r={1.8} style={mark} /> },
  columns: { size: 10, marks: <rect width={2} height={10} style={mark} /> },
  rows: { size: 8, marks: <rect width={8} height={2} style={mark} /> },
  grid: { size: 12, marks: <path d="M0 0h12v2h-10v10h-2z" style={mark} /> },
};

export const PLANNED = 'planned-months';
const HATCH = { patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' };
const PLAIN_BELOW = 6;

const idOf = (type: LeaveType) => `leave-type-${LEAVE_TYPES.indexOf(type)}`;

export function TypePatterns({ types }: { types: readonly LeaveType[] }) {
  return (
    <defs>
      <pattern id={PLANNED} width={8} height={8} {...HATCH}>
        <rect width={2} height={8} fill="var(--mantine-color-body)" />
      </pattern>
      {types.map((type) => {
        const { size, marks } = TILES[leaveTypeRow(type).pattern];
        return (
          <pattern
            key={type}
            id={idOf(type)}
            className={fills.palette}
            style={barStyle(type).style}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
          >
            <rect width={size} height={size} style={{ fill: 'var(--soft)' }} />
            {marks}
          </pattern>
        );
      })}
    </defs>
  );
}

export interface BarPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A slice of a bar. Its pattern starts at its corner, and a gap separates it from the slice above. */
export function TypeBar({ type, x, y, width, height }: BarPlace & { type: LeaveType }) {
  if (height <= 0) return null;
  const plain = height < PLAIN_BELOW;
  return (
    <rect
      transform={`translate(${x} ${y + 1})`}
      className={fills.palette}
      style={plain ? { ...barStyle(type).style, fill: 'var(--soft)' } : undefined}
      fill={`url(#${idOf(type)})`}
      width={width}
      height={Math.max(1, height - 1)}
    />
  );
}
