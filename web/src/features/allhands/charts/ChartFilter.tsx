import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { figureText } from '../sections/figures.ts';
import classes from './ChartFilter.module.css';
import { colorOf, dashOf, type Series, textColorOn } from './series.ts';

interface ChartFilterProps {
  chart: DeckChart;
  series: readonly Series[];
  /** The indices of the hidden series. It re-renders its owner when it changes. */
  hidden: Set<number>;
}

const names = { body: classes.body, label: classes.choice };
const stroked = {
  ...names,
  body: `${classes.body} ${classes.stroked}`,
  inner: classes.box,
};
const tinted = {
  ...names,
  body: `${classes.body} ${classes.tinted}`,
  input: classes.swatch,
  icon: classes.icon,
};

function Stroke({ index }: { index: number }) {
  return (
    <svg className={classes.stroke} style={{ color: colorOf(index) }} aria-hidden>
      <line x1="0" x2="32" y1="8" y2="8" strokeWidth="5" strokeDasharray={dashOf(index)} />
    </svg>
  );
}

export function ChartFilter({ chart: { title, kind }, series, hidden }: ChartFilterProps) {
  const lines = kind === 'line';
  const toggle = (index: number) => hidden.delete(index) || hidden.add(index);
  const toggleAll = () => {
    if (hidden.size > 0) hidden.clear();
    else for (const { index } of series) hidden.add(index);
  };
  return (
    <fieldset className={classes.filter}>
      <VisuallyHidden component="legend">{t('{title}: data shown', { title })}</VisuallyHidden>
      {series.map(({ label, index, values }) => (
        <Checkbox
          key={index}
          size="md"
          classNames={lines ? stroked : tinted}
          className={hidden.has(index) ? classes.unchosen : undefined}
          color={colorOf(index)}
          iconColor={textColorOn(index)}
          checked={!hidden.has(index)}
          onChange={() => toggle(index)}
          label={
            <span className={classes.key}>
              {lines && <Stroke index={index} />}
              {label}
              {kind === 'pie' && (
                <span className={classes.value} aria-hidden>
                  {figureText(values[0] ?? 0)}
                </span>
              )}
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
