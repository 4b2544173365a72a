import { formatDays } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type DetailName, EMPLOYEE_DETAILS } from '@intranet/contract/people/employee-fields.ts';
import { ATIVO, ATIVO_LABELS, CARGOS, positionName } from '@intranet/contract/people/positions.ts';
import { DaysInput } from '@intranet/ui/forms/DaysInput.tsx';
import { OptionalDayInput } from '@intranet/ui/forms/OptionalDayInput.tsx';
import { editKeys } from '@intranet/ui/tables/row-edit/edit-keys.ts';
import { Button, type ComboboxData, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { AreaInput } from './AreaInput.tsx';
import classes from './EditFields.module.css';
import { SamePersonQuestion } from './SamePersonQuestion.tsx';
import { changesBalance, type EmployeeEdit, useEdit } from './use-employee-edit.ts';

/** Table rows use a small field named by its column; dialogs add a label. */
interface FieldProps {
  inRow?: boolean;
}

export const POSITION_OPTIONS = CARGOS.map((value) => ({ value, label: positionName(value) }));
export const ACTIVE_OPTIONS = ATIVO.map((value) => ({ value, label: t(ATIVO_LABELS[value]) }));

function fieldProps(label: string, inRow: boolean, edit: EmployeeEdit) {
  return {
    ...(inRow ? { 'aria-label': label, size: 'xs', className: classes.field } : { label }),
    disabled: edit.pending,
    onKeyDown: editKeys({ ...edit, inRow }),
  };
}

export function NameField({ inRow = false }: FieldProps) {
  const edit = useEdit();
  const { form, looksLike } = edit;
  return (
    <Stack gap={inRow ? 6 : 'md'}>
      <TextInput
        {...fieldProps(t('Name'), inRow, edit)}
        autoComplete="off"
        {...form.getInputProps('new_name')}
      />
      {looksLike !== null && (
        <SamePersonQuestion
          name={looksLike}
          sameLabel={t('Yes, keep {name}', { name: form.values.nome })}
          onSame={() => form.setFieldValue('new_name', form.values.nome)}
          onDifferent={edit.isSomebodyElse}
        />
      )}
    </Stack>
  );
}

/** A detail, which can be emptied. */
export function DetailField({ name, inRow = false }: FieldProps & { name: DetailName }) {
  const edit = useEdit();
  const { header, kind } = EMPLOYEE_DETAILS[name];
  const input = edit.form.getInputProps(name);
  if (kind === 'day') {
    const { disabled, onKeyDown } = fieldProps(t(header), inRow, edit);
    return <OptionalDayInput label={t(header)} {...{ inRow, disabled, onKeyDown }} {...input} />;
  }
  return (
    <TextInput {...fieldProps(t(header), inRow, edit)} type="tel" autoComplete="off" {...input} />
  );
}

export function AreaField({ inRow = false }: FieldProps) {
  const edit = useEdit();
  return <AreaInput {...fieldProps(t('Area'), inRow, edit)} {...edit.form.getInputProps('area')} />;
}

function selectField(name: 'cargo' | 'ativo', label: string, data: ComboboxData) {
  return function SelectField({ inRow = false }: FieldProps) {
    const edit = useEdit();
    return (
      <Select
        {...fieldProps(label, inRow, edit)}
        data={data}
        allowDeselect={false}
        {...edit.form.getInputProps(name)}
      />
    );
  };
}

export const PositionField = selectField('cargo', t('Position'), POSITION_OPTIONS);
export const ActiveField = selectField('ativo', t('Status'), ACTIVE_OPTIONS);

/** The balance, the reason for a change, and a note if it changed meanwhile. */
export function BalanceField({ inRow = false }: FieldProps) {
  const edit = useEdit();
  const { form, currentBalance } = edit;
  return (
    <Stack gap={inRow ? 6 : 'md'} className={inRow ? classes.balance : undefined}>
      <DaysInput
        {...fieldProps(t('Balance'), inRow, edit)}
        decimals={1}
        data-autofocus
        {...(inRow && { autoFocus: true })}
        {...form.getInputProps('saldo')}
      />
      {currentBalance !== null && (
        <Button
          size="compact-xs"
          variant="default"
          disabled={edit.pending}
          onClick={() => form.setFieldValue('saldo', currentBalance)}
        >
          {t('Use {currentBalance}', { currentBalance: formatDays(currentBalance) })}
        </Button>
      )}
      {changesBalance(form.values) && (
        <Textarea
          {...fieldProps(t('Reason'), inRow, edit)}
          rows={inRow ? 3 : 2}
          maxLength={300}
          placeholder={inRow ? t('Reason') : undefined}
          {...form.getInputProps('reason')}
        />
      )}
    </Stack>
  );
}
