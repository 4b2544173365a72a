import type { ReactNode } from 'react';
import classes from './LiveChip.module.css';

/** Marks figures that are current rather than those of the deck's quarter. */
export function LiveChip({ children }: { children: ReactNode }) {
  return <span className={classes.chip}>{children}</span>;
}
