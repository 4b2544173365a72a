import type { Namesake } from '@intranet/contract/people/namesake.ts';
import type { ComponentProps } from 'react';
import { areaAndPosition } from './namesakes.ts';
import { PersonSelect } from './PersonSelect.tsx';

type SelectProps = Omit<ComponentProps<typeof PersonSelect>, 'people' | 'value' | 'onChange'>;

interface Props extends SelectProps {
  employees: readonly Namesake[];
  /** The id of the chosen employee. */
  value: string | number | undefined;
  onChange: (employee: Namesake | null) => void;
}

/** Chooses an employee. Area and position distinguish people of the same name. */
export function EmployeeSelect({ employees, value, onChange, ...select }: Props) {
  return (
    <PersonSelect
      {...select}
      people={employees.map((employee) => ({
        id: String(employee.employee_id),
        name: employee.name,
        detail: areaAndPosition(employee),
      }))}
      value={String(value ?? '')}
      onChange={(id) => onChange(employees.find((one) => String(one.employee_id) === id) ?? null)}
    />
  );
}
