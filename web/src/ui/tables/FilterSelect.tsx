import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { type ComboboxData, Select } from '@mantine/core';
import { filterOptions } from '../forms/filter-options.ts';

interface Props {
  label: string;
  data: ComboboxData;
  value: string;
  onChange: (value: string) => void;
  searchable?: boolean;
}

export function FilterSelect({ label, value, onChange, ...select }: Props) {
  return (
    <Select
      {...select}
      label={label}
      placeholder={tc('filter', 'All')}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
      clearSectionMode="clear"
      rightSectionWidth={28}
      // Long options need more room than a field on the line has.
      comboboxProps={{ position: 'bottom-start' }}
      styles={{ dropdown: { minWidth: 'max-content' } }}
      filter={filterOptions()}
      nothingFoundMessage={t('Nothing found')}
    />
  );
}
