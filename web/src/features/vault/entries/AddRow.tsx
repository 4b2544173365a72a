import { t } from '@intranet/contract/core/i18n/t.ts';
import { createPassword } from '@intranet/contract/vault/endpoints.ts';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { sendTo } from '#core/call.ts';
import { notifyFailure } from '#ui/feedback/notify.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { useSaveForm } from '#ui/forms/use-save-form.ts';
import { vaultKeys } from '../api.ts';
import classes from './entries.module.css';
import { PasswordField } from './PasswordField.tsx';

/** A wide row shows the label inside the field, a narrow one above it. */
const named = (label: string) => ({ label, placeholder: label });

export function AddRow({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const first = useRef<HTMLInputElement>(null);
  const added = useRef(false);
  const { form, formState } = useSaveForm({
    ...sendTo(createPassword),
    initialValues: { platform: '', link: '', user: '', password: '' },
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
  const { pending, problem, dirty: unsaved, onSubmit } = formState;
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);
  useEffect(() => {
    if (pending || !added.current) return;
    added.current = false;
    // Focuses the field once it is enabled, unless the user has moved on.
    const at = document.activeElement;
    if (at === document.body || first.current?.form?.contains(at)) first.current?.focus();
  }, [pending]);
  const { platform, user } = form.values;
  const field = (name: 'platform' | 'link' | 'user') => ({
    autoComplete: 'off',
    disabled: pending,
    ...form.getInputProps(name),
  });
  return (
    <form noValidate aria-label={t('Add a password')} className={classes.add} onSubmit={onSubmit}>
      <div className={classes.fields} data-inside-labels>
        <TextInput ref={first} {...named(t('Platform'))} {...field('platform')} />
        <TextInput {...named(t('Link'))} {...field('link')} />
        <TextInput {...named(t('User'))} {...field('user')} />
        <PasswordField
          {...named(t('Password'))}
          disabled={pending}
          words={[platform, user]}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={pending}>
          {t('Add')}
        </Button>
      </div>
      <ErrorArea message={problem} />
    </form>
  );
}
