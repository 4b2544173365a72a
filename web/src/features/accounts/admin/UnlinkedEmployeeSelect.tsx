import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ComponentProps } from 'react';
import { EmployeeSelect } from '#features/people/shared/EmployeeSelect.tsx';

interface Props
  extends Omit<ComponentProps<typeof EmployeeSelect>, 'among' | 'label' | 'onChange'> {
  onChange: (employeeId: number | undefined) => void;
}

/** Chooses among the current employees without an account. */
export function UnlinkedEmployeeSelect({ onChange, ...select }: Props) {
  return (
    <EmployeeSelect
      {...select}
      label={t('Employee (optional)')}
      among="without_account"
      noneAtAll={t('All employees have an account')}
      onChange={(employee) => onChange(employee?.employee_id)}
    />
  );
}
