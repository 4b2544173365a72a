import { formatDays } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ATIVO, ATIVO_LABELS, CARGOS, positionName } from '@intranet/contract/people/positions.ts';
import { DaysInput } from '@intranet/ui/forms/DaysInput.tsx';
import { editKeys } from '@intranet/ui/tables/row-edit/edit-keys.ts';
import { Button, type ComboboxData, Select, Stack, Textarea } from '@mantine/core';
import { AreaInput } from './AreaInput.tsx';
import classes from './EditFields.module.css';
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
          {...fieldProps(t('Reason (optional)'), inRow, edit)}
          rows={inRow ? 3 : 2}
          maxLength={300}
          placeholder={inRow ? t('Reason (optional)') : t('Corrected by admin')}
          {...form.getInputProps('reason')}
        />
      )}
    </Stack>
  );
}
