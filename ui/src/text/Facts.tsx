import type { ReactNode } from 'react';
import classes from './Facts.module.css';

interface Props {
  facts: readonly (readonly [label: string, value: string])[];
}

export function Facts({ facts }: Props) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Figures({ children }: { children: ReactNode }) {
  return <dl className={classes.figures}>{children}</dl>;
}

interface FigureProps {
  label: string;
  value: ReactNode;
  quiet?: boolean;
  note?: ReactNode;
}

export function Figure({ label, value, quiet = false, note }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong className={classes.value} data-quiet={quiet || undefined}>
          {value}
        </strong>{' '}
        {note && <span className={classes.note}>{note}</span>}
      </dd>
    </div>
  );
}
