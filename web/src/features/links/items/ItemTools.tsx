import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  reportProblem as call,
  type ReadableItem,
} from '@intranet/contract/links/item-endpoints.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { ActionIcon, Text, Textarea } from '@mantine/core';
import { IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { FavouriteButton } from '../shared/FavouriteButton.tsx';
import { reportProblem } from './api.ts';

interface Props {
  item: Pick<ReadableItem, 'id' | 'name'>;
  /** The name of the owner, if there is one and it is known. */
  owner?: string | null;
}

function ProblemDialog({ item, owner, onClose }: Props & { onClose: () => void }) {
  const { form, formState } = useSaveForm({
    initialValues: { text: '' },
    schema: call.body,
    send: ({ text }) => reportProblem(item.id, text),
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...formState}
      title={t('Report a problem: {name}', { name: item.name })}
      action={t('Send')}
      onClose={onClose}
    >
      <Textarea
        label={t('What doesn’t work?')}
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
        {...form.getInputProps('text')}
      />
      <Text size="sm" c="dimmed">
        {owner
          ? t('{owner} owns this item and gets an email with your name.', { owner })
          : t('Its owner, or the administrators, will get an email with your name.')}
      </Text>
    </FormDialog>
  );
}

/** What readers can do with an open item, besides reading it. */
export function ItemTools({ item, owner = null }: Props) {
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <FavouriteButton target={{ item: item.id }} name={item.name} />
      <ActionIcon
        variant="subtle"
        size={30}
        title={t('Report a problem: {name}', { name: item.name })}
        aria-label={t('Report a problem: {name}', { name: item.name })}
        onClick={() => setReporting(true)}
      >
        <IconMessageReport size={18} aria-hidden />
      </ActionIcon>
      {reporting && <ProblemDialog item={item} owner={owner} onClose={() => setReporting(false)} />}
    </>
  );
}
