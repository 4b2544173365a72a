import { t } from '@intranet/contract/core/i18n/t.ts';
import { LEAVE_HEADERS } from '@intranet/contract/leave/import-endpoints.ts';
import { EMPLOYEE_FIELDS } from '@intranet/contract/people/employee-fields.ts';
import { ImportCard, type SendSheet } from '@intranet/ui/import/ImportCard.tsx';
import { Radio, Stack } from '@mantine/core';
import { useCallback, useState } from 'react';
import { importLeaves } from '#features/leave/api.ts';
import { importEmployees, peopleKeys } from '#features/people/api.ts';

const CHARGES = [
  { value: 'yes', label: t('Deduct from balances') },
  { value: 'no', label: t('Already included in opening balances') },
] as const;
type Charge = (typeof CHARGES)[number]['value'];

const sendEmployees: SendSheet = (file, step) => importEmployees(file, step);

/** Imports employees and their leave from a sheet: a preview first, then all lines or none. */
export function ImportTab() {
  const [charge, setCharge] = useState<Charge>('yes');
  const sendLeaves: SendSheet = useCallback(
    (file, step) => importLeaves(file, { ...step, charge }),
    [charge],
  );
  return (
    <Stack gap="lg">
      <ImportCard
        title={t('Employees')}
        headers={Object.values(EMPLOYEE_FIELDS).map(({ header }) => t(header))}
        send={sendEmployees}
        refresh={peopleKeys.refresh}
        about={t(
          'One line per employee, identified by Name. New employees need an Area and a Position, and a Start Date if active. For existing employees, only filled cells change. Active is S, N (has left) or C (contractor). You can edit an export of the employees and import it again.',
        )}
      />
      <ImportCard
        title={t('Leaves')}
        headers={Object.values(LEAVE_HEADERS).map((header) => t(header))}
        send={sendLeaves}
        refresh={peopleKeys.refresh}
        about={t(
          'One line per leave, past or future, for existing employees: Name, Leave Type, Start Date and End Date. Approval is Approved or Rejected; empty means approved. Vacation deducted from a balance must fit into it, line by line. No emails are sent.',
        )}
      >
        <Radio.Group
          label={t('Approved vacations')}
          value={charge}
          onChange={(value) => setCharge(value as Charge)}
        >
          <Stack gap="xs" mt={6}>
            {CHARGES.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
      </ImportCard>
    </Stack>
  );
}
