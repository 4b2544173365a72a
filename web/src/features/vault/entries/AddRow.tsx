import { t } from '@intranet/contract/core/i18n/t.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { Button, Paper } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { AddFields } from './AddFields.tsx';
import classes from './entries.module.css';
import { useAddEntry } from './use-add-entry.ts';

/** The row below the table (spec §2). */
export function AddRow({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const first = useRef<HTMLInputElement>(null);
  const added = useRef(false);
  const { form, formState } = useAddEntry({
    onUnsaved,
    onAdded: () => {
      added.current = true;
    },
  });
  const { pending, problem, onSubmit } = formState;
  useEffect(() => {
    if (pending || !added.current) return;
    added.current = false;
    // Focuses the field once it is enabled, unless the user has moved on.
    const at = document.activeElement;
    if (at === document.body || first.current?.form?.contains(at)) first.current?.focus();
  }, [pending]);
  return (
    <Paper
      component="form"
      noValidate
      withBorder
      p="xs"
      mt="sm"
      aria-label={t('Add a password')}
      data-print="hide"
      onSubmit={onSubmit}
    >
      <div className={classes.fields}>
        <AddFields form={form} pending={pending} first={first} />
        <div>
          <Button type="submit" loading={pending}>
            {t('Add')}
          </Button>
        </div>
      </div>
      <ErrorArea message={problem} />
    </Paper>
  );
}
