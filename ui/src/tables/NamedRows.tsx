import classes from './NamedRows.module.css';

export interface NamedRow {
  key: string;
  name: string;
  /** Stands in a column of its own, if there is room. */
  note?: string;
  detail: string;
}

interface Props {
  rows: readonly NamedRow[];
  labelledBy?: string;
}

/** A short list of names, each with a detail at the end of its line. */
export function NamedRows({ rows, labelledBy }: Props) {
  return (
    <ul aria-labelledby={labelledBy} className={classes.rows}>
      {rows.map(({ key, name, note, detail }) => (
        <li key={key}>
          <bdi className={classes.name}>{name}</bdi>
          {note && <span className={classes.note}>{note}</span>}
          <span className={classes.detail}>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
