import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { employeesQuery } from '#features/people/api.ts';
import { EmployeeSelect } from '#features/people/shared/EmployeeSelect.tsx';

interface Props
  extends Omit<ComponentProps<typeof EmployeeSelect>, 'employees' | 'label' | 'onChange'> {
  onChange: (employeeId: number | undefined) => void;
}

/** Chooses among the current employees without an account. */
export function UnlinkedEmployeeSelect({ onChange, error, ...select }: Props) {
  const { data = [], isPending, error: unloaded, refetch } = useQuery(employeesQuery);
  const unlinked = data.filter(({ ATIVO, has_account }) => ATIVO !== 'N' && !has_account);
  const none = unlinked.length === 0 ? t('All employees have an account') : t('No one found');
  const failure = unloaded && sentenceOf(unloaded);
  return (
    <EmployeeSelect
      {...select}
      label={t('Employee (optional)')}
      employees={unlinked.map(({ id, NOME, AREA, cargo }) => ({
        employee_id: id,
        name: NOME,
        area: AREA,
        cargo,
      }))}
      onChange={(employee) => onChange(employee?.employee_id)}
      onDropdownOpen={() => void refetch()}
      nothingFoundMessage={failure ?? (isPending ? t('Loading…') : none)}
      error={error ?? failure}
    />
  );
}
