import { t } from '@intranet/contract/core/i18n/t.ts';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import classes from './ChartFilter.module.css';
import { dashOf } from './LineChart.tsx';
import { colorOf, type Series } from './series.ts';
import { Texture } from './Texture.tsx';

interface ChartFilterProps {
  title: string;
  lines: boolean;
  series: readonly Series[];
  /** The indices of the hidden series. It re-renders its owner when it changes. */
  hidden: Set<number>;
}

const names = { body: classes.body, label: classes.choice, inner: classes.box };

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
