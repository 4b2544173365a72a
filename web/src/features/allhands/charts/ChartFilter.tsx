import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import classes from './ChartFilter.module.css';
import { dashOf } from './LineChart.tsx';
import { colorOf, type Hidden, type Series, toggled, toggledAll } from './series.ts';
import { Texture } from './Texture.tsx';

interface ChartFilterProps {
  title: string;
  /** Line charts show dashes in the legend. */
  lines: boolean;
  series: readonly Series[];
  hidden: Hidden;
  onHidden: (hidden: Hidden) => void;
}

const names = { label: classes.choice, inner: classes.box };

function Swatch({ index, line }: { index: number; line: boolean }) {
  const id = useId();
  return (
    <svg className={classes.swatch} style={{ color: colorOf(index) }} aria-hidden>
      {line ? (
        <line x1="0" x2="28" y1="8" y2="8" strokeWidth="3" strokeDasharray={dashOf(index)} />
      ) : (
        <>
          <Texture id={id} index={index} />
          <rect width="28" height="16" rx="3" fill={`url(#${id})`} />
        </>
      )}
    </svg>
  );
}

export function ChartFilter({ title, lines, series, hidden, onHidden }: ChartFilterProps) {
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.filterName}>{`${title}: what is shown`}</legend>
      <Checkbox
        size="md"
        className={classes.all}
        classNames={names}
        label="Select all"
        checked={hidden.size === 0}
        indeterminate={hidden.size > 0 && hidden.size < series.length}
        onChange={() => onHidden(toggledAll(hidden, series))}
      />
      {series.map(({ label, index }) => (
        <Checkbox
          key={index}
          size="md"
          classNames={names}
          className={hidden.has(index) ? classes.unchosen : undefined}
          checked={!hidden.has(index)}
          onChange={() => onHidden(toggled(hidden, index))}
          label={
            <span className={classes.key}>
              <Swatch index={index} line={lines} />
              {label}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
