import { t } from '@intranet/contract/core/i18n/t.ts';
import { editKeys } from '@intranet/ui/tables/row-edit/edit-keys.ts';
import { TextInput } from '@mantine/core';
import { PasswordField } from './PasswordField.tsx';
import { useEdit } from './use-entry-edit.ts';

interface FieldProps {
  inRow?: boolean;
}

/** Puts the caret first, because one behind a long text scrolls its beginning out of the field. */
function focusBeginning(field: HTMLInputElement | null): void {
  field?.setSelectionRange(0, 0);
  field?.focus();
}

function lineField(name: 'platform' | 'link' | 'user', label: string, first = false) {
  return function LineField({ inRow = false }: FieldProps) {
    const edit = useEdit();
    return (
      <TextInput
        label={label}
        {...(first && { 'data-autofocus': true, ...(inRow && { ref: focusBeginning }) })}
        autoComplete="off"
        disabled={edit.pending}
        onKeyDown={editKeys({ ...edit, inRow })}
        {...edit.form.getInputProps(name)}
      />
    );
  };
}

export const PlatformField = lineField('platform', t('Platform'), true);
export const LinkField = lineField('link', t('Link'));
export const UserField = lineField('user', t('User'));

/** An empty field keeps the password, so links can be changed without reading it (D36). */
export function EditPasswordField({ inRow = false }: FieldProps) {
  const edit = useEdit();
  const { platform, user, password } = edit.form.values;
  const name = edit.entry?.platform ?? '';
  const current = { fetch: edit.fetchPassword, fetching: edit.fetching, name };
  return (
    <PasswordField
      label={t('Password')}
      placeholder={edit.fetched ? t('No password') : t('Unchanged')}
      disabled={edit.pending}
      words={[platform, user]}
      {...(!edit.fetched && password === '' && { current })}
      onKeyDown={editKeys({ ...edit, inRow, newLines: true })}
      {...edit.form.getInputProps('password')}
    />
  );
}
