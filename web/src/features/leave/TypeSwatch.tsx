import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { CSSProperties } from 'react';
import fills from './leave-type-style.module.css';
import { barStyle } from './leave-type-style.ts';

const CLASHING = { '--clashes': 'linear-gradient(var(--clash), var(--clash))' } as CSSProperties;

interface Props {
  type?: LeaveType;
  state?: 'pending' | 'cancelling' | 'clashing';
}

/** A small bar as in the calendar, for keys. */
export function TypeSwatch({ type = 'Vacation', state }: Props) {
  const { style, ...pattern } = barStyle(type);
  return (
    <span
      className={`${fills.fill} ${fills.clashes} ${fills.swatch}`}
      {...pattern}
      data-pending={state === 'pending' || undefined}
      data-cancelling={state === 'cancelling' || undefined}
      style={state === 'clashing' ? { ...style, ...CLASHING } : style}
      aria-hidden
    />
  );
}
