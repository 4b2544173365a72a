import { DETAIL_NAMES, EMPLOYEE_DETAILS } from '@intranet/contract/people/employee-fields.ts';
import { ATIVO, ATIVO_LABELS, CARGOS } from '@intranet/contract/people/positions.ts';
import { Button, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import { DayInput } from '#ui/forms/DayInput.tsx';
import { DaysInput } from '#ui/forms/DaysInput.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { FormButtons } from '#ui/forms/FormButtons.tsx';
import { AreaInput } from './AreaInput.tsx';
import { useNewEmployee } from './use-new-employee.ts';

/** Creates an employee (spec §2). The input stays after a failure. */
export function NewEmployeeDialog({ onClose }: { onClose: () => void }) {
  const employee = useNewEmployee(onClose);
  const { form, create, problem } = employee;

  return (
    <Dialog
      onClose={onClose}
      busy={create.isPending}
      dirty={form.isDirty()}
      title="New Employee"
      size="lg"
    >
      <form noValidate onSubmit={form.onSubmit((values) => create.mutate(values))}>
        <Stack gap="md">
          <TextInput
            label="Name"
            description="As in the user account, so that both are joined"
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('nome')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <AreaInput
              label="Area"
              placeholder="Choose, or type a new one"
              {...form.getInputProps('area')}
            />
            <Select
              label="Position"
              placeholder="Choose"
              data={[...CARGOS]}
              allowDeselect={false}
              {...form.getInputProps('cargo')}
            />
            <Select
              label="Active"
              data={ATIVO.map((value) => ({ value, label: ATIVO_LABELS[value] }))}
              allowDeselect={false}
              {...form.getInputProps('ativo')}
            />
            {DETAIL_NAMES.map((name) => {
              const Input = EMPLOYEE_DETAILS[name].kind === 'day' ? DayInput : TextInput;
              const { header } = EMPLOYEE_DETAILS[name];
              return <Input key={name} label={header} {...form.getInputProps(name)} />;
            })}
            <DayInput label="Start Date" {...form.getInputProps('start_date')} />
            <OpeningBalanceInput employee={employee} />
          </SimpleGrid>
          <ErrorArea message={problem} />
          <FormButtons action="Create" pending={create.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}

function OpeningBalanceInput({ employee }: { employee: ReturnType<typeof useNewEmployee> }) {
  const { form, proposed, typed, setTyped } = employee;
  return (
    <DaysInput
      label="Balance"
      {...form.getInputProps('saldo')}
      onChange={(days) => {
        setTyped(true);
        form.setFieldValue('saldo', days);
      }}
      {...(typed &&
        form.values.saldo !== proposed && {
          rightSectionWidth: 92,
          rightSection: (
            <Button size="compact-xs" variant="default" onClick={() => setTyped(false)}>
              Use {proposed}
            </Button>
          ),
        })}
    />
  );
}
