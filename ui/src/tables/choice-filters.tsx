import { SegmentedControl, Switch } from '@mantine/core';
import type { ListFilter } from './list-filter.tsx';

export function switchFilter<Row>(
  key: string,
  label: string,
  passes: (row: Row) => boolean,
): ListFilter<Row> {
  return {
    key,
    label,
    passes,
    Input: ({ value, onChange }) => (
      <Switch
        label={label}
        checked={value === 'yes'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
      />
    ),
  };
}

type Segments<Row> = Pick<ListFilter<Row>, 'key' | 'label' | 'initial' | 'all' | 'passes'>;

/** A choice of few values, all of which are shown. @param choices labels by value */
export function segmentFilter<Row>(
  choices: Readonly<Record<string, string>>,
  filter: Segments<Row>,
): ListFilter<Row> {
  return {
    ...filter,
    read: (text) => (Object.hasOwn(choices, text) ? text : (filter.initial ?? '')),
    inWords: (value) => choices[value] ?? value,
    Input: ({ value, onChange }) => (
      <SegmentedControl
        aria-label={filter.label}
        data={Object.entries(choices).map(([key, label]) => ({ value: key, label }))}
        value={value}
        onChange={onChange}
      />
    ),
  };
}
