import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Checkbox, Group, VisuallyHidden } from '@mantine/core';
import { figureText } from '../sections/figures.ts';
import classes from './Chart.module.css';
import { colorOf, dashOf, type Series, textColorOn } from './series.ts';

interface ChartFilterProps {
  chart: DeckChart;
  series: readonly Series[];
  /** The indices of the hidden series. It re-renders its owner when it changes. */
  hidden: Set<number>;
}

function Stroke({ index }: { index: number }) {
  return (
    <svg width={32} height={16} stroke={colorOf(index)} aria-hidden>
      <line x1="0" x2="32" y1="8" y2="8" strokeWidth="5" strokeDasharray={dashOf(index)} />
    </svg>
  );
}

export function ChartFilter({ chart: { title, kind }, series, hidden }: ChartFilterProps) {
  const toggle = (index: number) => hidden.delete(index) || hidden.add(index);
  const toggleAll = () => {
    if (hidden.size > 0) hidden.clear();
    else for (const { index } of series) hidden.add(index);
  };
  return (
    <Group component="fieldset" gap="0.5em 1.2em" m={0} p={0} bd={0} className={classes.filter}>
      <VisuallyHidden component="legend">{t('{title}: data shown', { title })}</VisuallyHidden>
      {series.map(({ label, index, values }) => (
        <Checkbox
          key={index}
          size="md"
          wrapperProps={{ 'data-print': hidden.has(index) ? 'hide' : undefined }}
          color={colorOf(index)}
          iconColor={textColorOn(index)}
          checked={!hidden.has(index)}
          onChange={() => toggle(index)}
          label={
            <Group component="span" gap="0.4em" wrap="nowrap">
              {kind === 'line' && <Stroke index={index} />}
              {label}
              {kind === 'pie' && <b aria-hidden>{figureText(values[0] ?? 0)}</b>}
            </Group>
          }
        />
      ))}
      <Checkbox
        size="md"
        wrapperProps={{ 'data-print': 'hide', 'data-fades': true }}
        label={t('Select all')}
        checked={hidden.size === 0}
        indeterminate={hidden.size > 0 && hidden.size < series.length}
        onChange={toggleAll}
      />
    </Group>
  );
}
