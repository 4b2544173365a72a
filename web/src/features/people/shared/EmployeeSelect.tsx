import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Namesake } from '@intranet/contract/people/namesake.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import type { ComponentProps } from 'react';
import { PersonSelect } from './PersonSelect.tsx';

type SelectProps = Omit<ComponentProps<typeof PersonSelect>, 'people' | 'value' | 'onChange'>;

interface Props extends SelectProps {
  employees: readonly Namesake[];
  /** The id of the chosen employee. */
  value: number | undefined;
  onChange: (employee: Namesake | null) => void;
}

/** Chooses an employee. Area and position distinguish people of the same name. */
export function EmployeeSelect({ employees, value, onChange, ...select }: Props) {
  return (
    <PersonSelect
      {...select}
      people={employees.map(({ employee_id, name, area, cargo }) => ({
        id: String(employee_id),
        name,
        detail: `${areaName(area)} · ${positionName(cargo)}`,
      }))}
      value={String(value ?? '')}
      onChange={(id) => onChange(employees.find((one) => String(one.employee_id) === id) ?? null)}
    />
  );
}
