import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useEdit } from './edit-context.ts';
import { PasswordField } from './PasswordField.tsx';
import type { EntryEdit } from './use-entry-edit.ts';

/** In a row of the table: small, and named by its column. In a dialog: with a label. */
interface FieldProps {
  inRow?: boolean;
}

function keys(inRow: boolean, edit: EntryEdit) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // In a field of several lines it begins one.
      if (event.currentTarget instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      edit.save();
    }
    if (event.key === 'Escape' && inRow && !edit.pending) edit.cancel();
  };
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
      onKeyDown={keys(inRow, edit)}
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

/** Empty, the password stays as it is: a link is changed without anybody reading a password (D36). */
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
        // Over what was typed nothing is fetched.
        edit.fetched || password !== ''
          ? undefined
          : {
              fetch: edit.fetchPassword,
              fetching: edit.fetching,
              name: edit.entry?.platform ?? '',
            }
      }
      onKeyDown={keys(inRow, edit)}
      {...edit.form.getInputProps('password')}
    />
  );
}
