import { Checkbox } from '@mantine/core';
import classes from './Chart.module.css';
import { dashOf } from './LineChart.tsx';
import { colorOf, type Hidden, type Series, toggled, toggledAll } from './series.ts';

interface ChartFilterProps {
  title: string;
  /** Lines have their dashes in the legend. */
  lines: boolean;
  series: readonly Series[];
  hidden: Hidden;
  onHidden: (hidden: Hidden) => void;
}

const names = { label: classes.choice };

function Swatch({ index, line }: { index: number; line: boolean }) {
  return (
    <svg className={classes.swatch} style={{ color: colorOf(index) }} aria-hidden>
      {line ? (
        <line x1="0" x2="28" y1="8" y2="8" strokeWidth="3" strokeDasharray={dashOf(index)} />
      ) : (
        <rect x="6" width="16" height="16" rx="3" />
      )}
    </svg>
  );
}

/** The legend, where each of the series is chosen or not; and all at once (spec §2). */
export function ChartFilter({ title, lines, series, hidden, onHidden }: ChartFilterProps) {
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.filterName}>{`${title}: what is shown`}</legend>
      <Checkbox
        size="md"
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
