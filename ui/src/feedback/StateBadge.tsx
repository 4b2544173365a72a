import classes from './StateBadge.module.css';

export type Tone = 'good' | 'bad' | 'waiting' | 'quiet';

interface Props {
  tone: Tone | undefined;
  children: string;
}

/** A state in one word, on a matching colour that is readable in light and dark. */
export function StateBadge({ tone = 'quiet', children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
