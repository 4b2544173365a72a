import { openingBalance } from '@intranet/contract/balance/accrual.ts';
import {
  DETAIL_NAMES,
  EMPLOYEE_DETAILS,
  mapDetails,
} from '@intranet/contract/people/employee-fields.ts';
import { newEmployeeBody } from '@intranet/contract/people/endpoints.ts';
import { newEmployeeProblems } from '@intranet/contract/people/new-employee-problems.ts';
import {
  ATIVO,
  ATIVO_LABELS,
  type Ativo,
  CARGOS,
  type Cargo,
} from '@intranet/contract/people/positions.ts';
import { Button, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { siteQuery } from '#core/site.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { DayInput } from '#ui/forms/DayInput.tsx';
import { DaysInput } from '#ui/forms/DaysInput.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { FormButtons } from '#ui/forms/FormButtons.tsx';
import { useSave } from '#ui/forms/use-save.ts';
import { createEmployee, peopleKeys } from '../api.ts';
import { AreaInput } from './AreaInput.tsx';

const EMPTY = {
  nome: '',
  area: '',
  cargo: null as Cargo | null,
  // The defaults of spec §9.
  ativo: 'S' as Ativo,
  saldo: 0 as number | string,
  start_date: '',
  ...mapDetails(() => ''),
};

/** Creates an employee (spec §2). The input stays after a failure. */
export function NewEmployeeDialog({ onClose }: { onClose: () => void }) {
  const today = useQuery(siteQuery).data?.today;
  // A typed balance is not replaced by a computed one.
  const [typed, setTyped] = useState(false);
  const form = useForm({
    initialValues: EMPTY,
    validate: (values) => ({
      ...(today &&
        newEmployeeProblems(
          {
            ativo: values.ativo,
            start_date: values.start_date || null,
            birth_date: values.birth_date || null,
          },
          today,
        )),
      ...schemaResolver(newEmployeeBody, { sync: true })(values),
    }),
  });
  const { saldo, start_date } = form.values;
  const proposed = today && start_date ? openingBalance(start_date, today) : 0;
  const { setFieldValue } = form;
  // Today's date may load after the start date was chosen.
  useEffect(() => {
    if (!typed && saldo !== proposed) setFieldValue('saldo', proposed);
  }, [typed, saldo, proposed, setFieldValue]);

  const { save: create, problem } = useSave({
    form,
    refresh: peopleKeys.refresh,
    send: (values: typeof EMPTY) => createEmployee(newEmployeeBody.parse(values)),
    saved: 'Colaborador criado com sucesso!',
    onSaved: onClose,
  });

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
            <DaysInput
              label="Balance"
              {...form.getInputProps('saldo')}
              onChange={(days) => {
                setTyped(true);
                form.setFieldValue('saldo', days);
              }}
              {...(typed &&
                saldo !== proposed && {
                  rightSectionWidth: 92,
                  rightSection: (
                    <Button size="compact-xs" variant="default" onClick={() => setTyped(false)}>
                      Use {proposed}
                    </Button>
                  ),
                })}
            />
          </SimpleGrid>
          <ErrorArea message={problem} />
          <FormButtons action="Create" pending={create.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
