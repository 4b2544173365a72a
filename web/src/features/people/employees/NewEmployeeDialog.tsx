import { t } from '@intranet/contract/core/i18n/t.ts';
import { DETAIL_NAMES, EMPLOYEE_DETAILS } from '@intranet/contract/people/employee-fields.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { DaysInput } from '@intranet/ui/forms/DaysInput.tsx';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { OptionalDayInput } from '@intranet/ui/forms/OptionalDayInput.tsx';
import { Button, Group, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { InvitationLink } from '../shared/InvitationLink.tsx';
import { AccountFields } from './AccountFields.tsx';
import { AreaInput } from './AreaInput.tsx';
import { ACTIVE_OPTIONS, POSITION_OPTIONS } from './EditFields.tsx';
import { SamePersonQuestion } from './SamePersonQuestion.tsx';
import { type Created, useNewEmployee } from './use-new-employee.ts';

interface Props {
  /** True to offer an account from the start. */
  invites?: boolean;
  onClose: () => void;
}

/** One form for an employee and, if wanted, their account. Afterwards their profile lists what comes next. */
export function NewEmployeeDialog({ invites = false, onClose }: Props) {
  const navigate = useNavigate();
  const [created, setCreated] = useState<Created>(null);
  const openProfile = ({ employeeId }: NonNullable<Created>) =>
    navigate({ to: '/people', search: { person: String(employeeId) } });
  const employee = useNewEmployee(invites, (added) => {
    if (added === null) onClose();
    else if (added.link === null) void openProfile(added);
    else setCreated(added);
  });
  if (created?.link) {
    return (
      <Dialog title={t('Invitation')} size="lg" onClose={() => void openProfile(created)}>
        <InvitationLink link={created.link} />
        <Group justify="flex-end" mt="md">
          <Button onClick={() => void openProfile(created)}>{t('Open the profile')}</Button>
        </Group>
      </Dialog>
    );
  }
  return <NewEmployeeForm {...{ employee, onClose }} />;
}

type NewEmployee = ReturnType<typeof useNewEmployee>;

function NewEmployeeForm({ employee, onClose }: { employee: NewEmployee; onClose: () => void }) {
  const { form, formState } = employee;
  return (
    <FormDialog
      {...formState}
      title={t('New Employee')}
      action={t('Create')}
      size="lg"
      onClose={onClose}
    >
      <TextInput
        label={t('Name')}
        {...(!form.values.invites && {
          description: t('Use the same name as the user account to link them'),
        })}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('nome')}
      />
      {employee.looksLike !== null && (
        <SamePersonQuestion
          name={employee.looksLike}
          sameLabel={t('Yes, don’t create')}
          onSame={onClose}
          onDifferent={() => {
            employee.isSomebodyElse(form.values.nome);
            form.clearFieldError('nome');
          }}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <AreaInput
          label={t('Area')}
          placeholder={t('Choose or type a new one')}
          {...form.getInputProps('area')}
        />
        <Select
          label={t('Position')}
          placeholder={t('Choose')}
          data={POSITION_OPTIONS}
          allowDeselect={false}
          {...form.getInputProps('cargo')}
        />
        <Select
          label={t('Status')}
          data={ACTIVE_OPTIONS}
          allowDeselect={false}
          {...form.getInputProps('ativo')}
        />
        {DETAIL_NAMES.map((name) => {
          const { header, kind } = EMPLOYEE_DETAILS[name];
          const Input = kind === 'day' ? OptionalDayInput : TextInput;
          const label = t('{field} (optional)', { field: t(header) });
          return <Input key={name} label={label} {...form.getInputProps(name)} />;
        })}
        <OptionalDayInput label={t('Start Date')} {...form.getInputProps('start_date')} />
        <OpeningBalanceInput employee={employee} />
      </SimpleGrid>
      <AccountFields form={form} />
    </FormDialog>
  );
}

function OpeningBalanceInput({ employee }: { employee: NewEmployee }) {
  const { form, proposed, typed, setTyped } = employee;
  return (
    <DaysInput
      label={t('Balance (days)')}
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
              {t('Use {proposed}', { proposed })}
            </Button>
          ),
        })}
    />
  );
}
