import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import fills from '../leave-type-style.module.css';
import { barStyle } from '../leave-type-style.ts';

export function TypeSwatch({ type }: { type: LeaveType }) {
  return <span className={`${fills.fill} ${fills.swatch}`} {...barStyle(type)} aria-hidden />;
}
