import type { ReactNode } from 'react';
import classes from './picture.module.css';

export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 400 300"
      width="400"
      height="300"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes.picture}
      aria-hidden
      focusable="false"
    >
      <rect x="16" y="24" width="368" height="252" rx="36" fill="var(--ground)" />
      <circle cx="322" cy="92" r="46" fill="var(--shade)" />
      <circle cx="66" cy="222" r="26" fill="var(--shade)" />
      {children}
    </svg>
  );
}
