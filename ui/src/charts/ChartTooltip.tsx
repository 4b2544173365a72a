import type { ReactNode } from 'react';
import classes from './ChartTooltip.module.css';

interface Props {
  title: string;
  values: readonly { key: string; swatch: ReactNode; label: string; value: ReactNode }[];
  total?: { label: string; value: string };
}

export function ChartTooltip({ title, values, total }: Props) {
  return (
    <div className={classes.tooltip}>
      <p className={classes.title}>{title}</p>
      <dl className={classes.values}>
        {values.map(({ key, swatch, label, value }) => (
          <div key={key}>
            <dt>
              {swatch}
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        {total && (
          <div className={classes.total}>
            <dt>{total.label}</dt>
            <dd>{total.value}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
