import classes from './StateBadge.module.css';

export type Tone = 'good' | 'bad' | 'waiting' | 'quiet';

/** A state in one word, on a matching colour that is readable in light and dark. */
export function StateBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
