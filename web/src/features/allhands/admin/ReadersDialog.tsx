import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import type { QuarterReaders } from '@intranet/contract/allhands/readers-endpoints.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { useState } from 'react';
import { allHandsKeys, setDeckReaders } from '../api.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { ReadersFields, type ReadersValues, readersBody, readersValues } from './ReadersFields.tsx';

interface Props {
  quarter: string;
  current: QuarterReaders | undefined;
  onClose: () => void;
}

export function ReadersDialog({ quarter, current, onClose }: Props) {
  const [asksForNames, setAsksForNames] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const { form, formState } = useSaveForm<ReadersValues, { link: string | null }>({
    initialValues: readersValues(current),
    send: (values) => setDeckReaders(quarter, readersBody(values)),
    refresh: allHandsKeys.refresh,
    onSaved: (_, reply) => (reply.link ? setLink(reply.link) : onClose()),
    onFailed: (error) => {
      if (error instanceof CallError && error.code === 'confirm_public_names')
        setAsksForNames(true);
    },
  });
  if (link) return <LinkDialog link={link} onClose={onClose} />;
  return (
    <FormDialog
      title={t('Readers of {quarter}', { quarter: quarterText(quarter) })}
      action={t('Save')}
      {...formState}
      onClose={onClose}
    >
      <ReadersFields form={form} current={current} asksForNames={asksForNames} />
    </FormDialog>
  );
}
