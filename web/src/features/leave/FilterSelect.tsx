import { type ComboboxData, Select } from '@mantine/core';

/** A filter that offers what stands in the data; empty means all. */
export function FilterSelect({
  label,
  data,
  value,
  onChange,
}: {
  label: string;
  data: ComboboxData;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Select
      label={label}
      placeholder="All"
      data={data}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
    />
  );
}
