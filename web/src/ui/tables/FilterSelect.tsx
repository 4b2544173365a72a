import { type ComboboxData, Select } from '@mantine/core';
import { filterOptions } from '../forms/filter-options.ts';

/** A filter with a list of values; empty means all. */
export function FilterSelect({
  label,
  data,
  value,
  onChange,
  searchable = false,
}: {
  label: string;
  data: ComboboxData;
  value: string;
  onChange: (value: string) => void;
  searchable?: boolean;
}) {
  return (
    <Select
      label={label}
      placeholder="All"
      data={data}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
      searchable={searchable}
      filter={filterOptions()}
      nothingFoundMessage="Nothing found"
    />
  );
}
