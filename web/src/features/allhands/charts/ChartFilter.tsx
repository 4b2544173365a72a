import { t } from '@intranet/contract/core/i18n/t.ts';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import classes from './ChartFilter.module.css';
import { dashOf } from './LineChart.tsx';
import { colorOf, type Series } from './series.ts';

interface ChartFilterProps {
  title: string;
  lines: boolean;
  series: readonly Series[];
  /** The indices of the hidden series. It re-renders its owner when it changes. */
  hidden: Set<number>;
}

const names = { body: classes.body, label: classes.choice, inner: classes.box };

function Swatch({ index, line }: { index: number; line: boolean }) {
  if (!line) return <span className={classes.swatch} style={{ background: colorOf(index) }} />;
  return (
    <svg className={classes.stroke} style={{ color: colorOf(index) }} aria-hidden>
      <line x1="0" x2="32" y1="8" y2="8" strokeWidth="4" strokeDasharray={dashOf(index)} />
    </svg>
  );
}

export function ChartFilter({ title, lines, series, hidden }: ChartFilterProps) {
  const toggle = (index: number) => hidden.delete(index) || hidden.add(index);
  const toggleAll = () => {
    if (hidden.size > 0) hidden.clear();
    else for (const { index } of series) hidden.add(index);
  };
  return (
    <fieldset className={classes.filter}>
      <VisuallyHidden component="legend">{t('{title}: data shown', { title })}</VisuallyHidden>
      {series.map(({ label, index }) => (
        <Checkbox
          key={index}
          size="md"
          labelPosition="left"
          classNames={names}
          className={hidden.has(index) ? classes.unchosen : undefined}
          checked={!hidden.has(index)}
          onChange={() => toggle(index)}
          label={
            <span className={classes.key}>
              <Swatch index={index} line={lines} />
              {label}
            </span>
          }
        />
      ))}
      <Checkbox
        size="md"
        labelPosition="left"
        className={classes.all}
        classNames={names}
        label={t('Select all')}
        checked={hidden.size === 0}
        indeterminate={hidden.size > 0 && hidden.size < series.length}
        onChange={toggleAll}
      />
    </fieldset>
  );
}
