import { deductionBody } from '@intranet/contract/balance/endpoints.ts';
import { DEDUCTION_TYPES, deductionTypeLabel } from '@intranet/contract/balance/ledger-kinds.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { Select, SimpleGrid, Stack } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import { DayInput } from '#ui/forms/DayInput.tsx';
import { DaysInput } from '#ui/forms/DaysInput.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { FormButtons } from '#ui/forms/FormButtons.tsx';
import { BalanceAfter } from './BalanceAfter.tsx';
import { EmployeeSelects } from './EmployeeSelects.tsx';
import { useDeductionForm } from './use-deduction-form.ts';

const TYPES = DEDUCTION_TYPES.map((value) => ({ value, label: deductionTypeLabel(value) }));

interface Props {
  employees: readonly EmployeeRecord[];
  person: EmployeeRecord | undefined;
  onClose: () => void;
}

export function DeductionDialog({ employees, person, onClose }: Props) {
  const { form, deduct, problem } = useDeductionForm(person, onClose);
  const { name, date, days, leave_type: type } = form.values;
  const balance = employees.find((row) => row.NOME === name)?.SALDO;

  return (
    <Dialog
      onClose={onClose}
      busy={deduct.isPending}
      dirty={form.isDirty()}
      title="Vacation Deduction"
      size="lg"
    >
      <form
        noValidate
        onSubmit={form.onSubmit((values) => deduct.mutate(deductionBody.parse(values)))}
      >
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <EmployeeSelects form={form} employees={employees} autoFocus={!person} />
            <DayInput label="Date" {...form.getInputProps('date')} />
            <DaysInput
              label="Days"
              data-autofocus={person ? true : undefined}
              {...form.getInputProps('days')}
            />
            <Select
              label="Leave Type"
              placeholder="Choose"
              data={TYPES}
              allowDeselect={false}
              {...form.getInputProps('leave_type')}
            />
          </SimpleGrid>
          {name && balance !== undefined && (
            <BalanceAfter {...{ name, balance, days, date, type }} />
          )}
          <ErrorArea message={problem} />
          <FormButtons action="Deduct" pending={deduct.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
