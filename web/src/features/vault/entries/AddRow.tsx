import { createPassword } from '@intranet/contract/vault/endpoints.ts';
import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { notifyFailure } from '#ui/feedback/notify.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { useSave } from '#ui/forms/use-save.ts';
import { createEntry, vaultKeys } from '../api.ts';
import classes from './entries.module.css';
import { PasswordField } from './PasswordField.tsx';

/** @param onUnsaved called when the unsaved state changes */
export function AddRow({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const first = useRef<HTMLInputElement>(null);
  const added = useRef(false);
  const form = useForm({
    initialValues: { platform: '', link: '', user: '', password: '' },
    validate: schemaResolver(createPassword.body, { sync: true }),
  });
  const unsaved = form.isDirty();
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);
  const { save: adding, problem } = useSave({
    form,
    send: createEntry,
    refresh: vaultKeys.refresh,
    refreshAfterFailure: true,
    onSaved: () => {
      form.reset();
      added.current = true;
    },
    // After the user has left the page, the form can't show the failure.
    onFailed: (error) => first.current || notifyFailure(error),
    secret: true,
  });
  const { isPending } = adding;
  useEffect(() => {
    if (isPending || !added.current) return;
    added.current = false;
    // Focuses the field once it is enabled, unless the user has moved on.
    const at = document.activeElement;
    if (at === document.body || first.current?.form?.contains(at)) first.current?.focus();
  }, [isPending]);
  const { platform, user } = form.values;
  return (
    <form
      noValidate
      aria-label="Add a password"
      className={classes.add}
      onSubmit={form.onSubmit((values) => adding.mutate(values))}
    >
      <div className={classes.addFields}>
        <TextInput
          ref={first}
          label="Platform"
          autoComplete="off"
          disabled={adding.isPending}
          {...form.getInputProps('platform')}
        />
        <TextInput
          label="Link"
          autoComplete="off"
          placeholder="https://"
          disabled={adding.isPending}
          {...form.getInputProps('link')}
        />
        <TextInput
          label="User"
          autoComplete="off"
          disabled={adding.isPending}
          {...form.getInputProps('user')}
        />
        <PasswordField
          label="Password"
          disabled={adding.isPending}
          words={[platform, user]}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={adding.isPending} className={classes.addButton}>
          Add
        </Button>
      </div>
      <ErrorArea message={problem} />
    </form>
  );
}
