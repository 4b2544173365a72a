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

/** In some languages, the word depends on what it is said of. */
export function allOf(label: string): string {
  return [t('Area'), t('Person'), t('Action'), t('Status')].includes(label)
    ? tc('areas, people, actions or states', 'All')
    : tc('filter', 'All');
}

export function FilterSelect({ label, value, onChange, ...select }: Props) {
  return (
    <Select
      {...select}
      label={label}
      placeholder={allOf(label)}
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
