import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#core/user-facing-error.ts';
import { namesQuery } from '#features/people/api.ts';
import { filterOptions } from '#ui/forms/filter-options.ts';
import { optionsOf } from '#ui/tables/list-filters.ts';
import type { DeductionForm } from './use-deduction-form.ts';

interface Props {
  form: DeductionForm;
  employees: readonly EmployeeRecord[];
  /** True if the dialog opens with the focus on the area. */
  autoFocus: boolean;
}

/** Selects an area, then one of its employees. */
export function EmployeeSelects({ form, employees, autoFocus }: Props) {
  const { area, name } = form.values;
  const names = useQuery({ ...namesQuery(area ?? ''), enabled: Boolean(area) });
  const areas = optionsOf(
    employees.filter((row) => row.ATIVO !== 'N'),
    (row) => row.AREA,
  );
  return (
    <>
      <Select
        label="Area"
        data-autofocus={autoFocus || undefined}
        placeholder="Choose"
        data={areas}
        searchable
        openOnFocus={false}
        filter={filterOptions()}
        allowDeselect={false}
        nothingFoundMessage="No such area"
        {...form.getInputProps('area')}
        onChange={(chosen) => {
          if (chosen !== area) form.setFieldValue('name', null);
          form.setFieldValue('area', chosen);
        }}
      />
      <Select
        label="Name"
        placeholder={area ? 'Choose' : 'Choose an area first'}
        data={names.data ?? (name ? [name] : [])}
        disabled={!area}
        searchable
        openOnFocus={false}
        allowDeselect={false}
        filter={filterOptions()}
        nothingFoundMessage={names.isPending ? 'Loading…' : 'Nobody of that name'}
        onDropdownOpen={() => {
          if (names.isError) void names.refetch();
        }}
        {...form.getInputProps('name')}
        error={form.errors.name ?? (names.error && sentenceOf(names.error))}
      />
    </>
  );
}
