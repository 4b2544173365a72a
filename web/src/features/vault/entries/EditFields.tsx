import { TextInput } from '@mantine/core';
import { editKeys } from '#ui/tables/row-edit/edit-keys.ts';
import { PasswordField } from './PasswordField.tsx';
import { useEdit } from './use-entry-edit.ts';

/** Table rows use a small field named by its column; dialogs add a label. */
interface FieldProps {
  inRow?: boolean;
}

function LineField({
  name,
  label,
  inRow,
  first = false,
}: {
  name: 'platform' | 'link' | 'user';
  label: string;
  inRow: boolean;
  first?: boolean;
}) {
  const edit = useEdit();
  return (
    <TextInput
      {...(inRow ? { 'aria-label': label, size: 'xs' } : { label })}
      {...(first && { 'data-autofocus': true, autoFocus: inRow })}
      autoComplete="off"
      disabled={edit.pending}
      onKeyDown={editKeys({ ...edit, inRow })}
      {...edit.form.getInputProps(name)}
    />
  );
}

export function PlatformField({ inRow = false }: FieldProps) {
  return <LineField name="platform" label="Platform" inRow={inRow} first />;
}

export function LinkField({ inRow = false }: FieldProps) {
  return <LineField name="link" label="Link" inRow={inRow} />;
}

export function UserField({ inRow = false }: FieldProps) {
  return <LineField name="user" label="User" inRow={inRow} />;
}

/** An empty field keeps the password, so links can be changed without reading it (D36). */
export function EditPasswordField({ inRow = false }: FieldProps) {
  const edit = useEdit();
  const { platform, user, password } = edit.form.values;
  return (
    <PasswordField
      {...(inRow ? { size: 'xs' } : { label: 'Password' })}
      placeholder={edit.fetched ? 'No password' : 'Unchanged'}
      disabled={edit.pending}
      words={[platform, user]}
      present={
        // Typed input must not be replaced.
        edit.fetched || password !== ''
          ? undefined
          : {
              fetch: edit.fetchPassword,
              fetching: edit.fetching,
              name: edit.entry?.platform ?? '',
            }
      }
      onKeyDown={editKeys({ ...edit, inRow, newLines: true })}
      {...edit.form.getInputProps('password')}
    />
  );
}
