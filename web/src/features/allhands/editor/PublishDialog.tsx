import type { DeckDraft } from '@intranet/contract/allhands/draft-endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { listInWords } from '@intranet/contract/balance/amounts.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Alert, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkDialog } from '../admin/LinkDialog.tsx';
import { Problems } from '../admin/Problems.tsx';
import {
  ReadersFields,
  type ReadersValues,
  readersBody,
  readersValues,
} from '../admin/ReadersFields.tsx';
import { allHandsKeys, checkQuery, publishDraft, readersQuery } from '../api.ts';
import { keepPreview } from '../preview.ts';
import { SECTION_TITLES } from '../sections/section-titles.ts';
import { DeckChanges } from './DeckChanges.tsx';
import { unchangedSections } from './unchanged-sections.ts';

interface Props {
  draft: DeckDraft;
  text: string;
  version: number;
  onPublished: () => void;
  onClose: () => void;
}

/** Loads what publishing changes and who reads the quarter now. */
export function PublishDialog(props: Props) {
  const { draft, text, onClose } = props;
  const check = useQuery(checkQuery(text));
  const readers = useQuery(readersQuery);
  const checked = check.data?.checked;
  if (checked && readers.data) {
    const current = readers.data.find(({ quarter }) => quarter === draft.quarter);
    return <PublishForm {...props} checked={checked} current={current} />;
  }
  const failed = [check, readers].find(({ error }) => error);
  return (
    <Dialog
      title={t('Publish the {quarter} deck?', { quarter: quarterText(draft.quarter) })}
      onClose={onClose}
    >
      {failed ? (
        <LoadFailure title={t('Couldn’t check the deck')} query={failed} />
      ) : check.data && !checked ? (
        <Problems problems={check.data.problems} text={text} />
      ) : (
        <Loader size="sm" role="status" aria-label={t('Loading')} />
      )}
    </Dialog>
  );
}

interface FormProps extends Props {
  checked: Parameters<typeof DeckChanges>[0]['checked'];
  current: Parameters<typeof readersValues>[0];
}

/** What changes, who will read it, and the confirmation that client names may be public. */
function PublishForm({ draft, text, version, checked, current, onPublished, onClose }: FormProps) {
  const { clients } = checked.deck.commercial;
  const unchanged = draft.previous
    ? unchangedSections(JSON.parse(draft.previous.text), JSON.parse(text))
    : [];
  const [asksForNames, setAsksForNames] = useState(clients.length > 0);
  const [link, setLink] = useState<string | null>(null);
  const { form, formState } = useSaveForm<ReadersValues, { link: string | null }>({
    // A new quarter asks, because whoever publishes may not expect that decks are public (D55).
    initialValues: {
      ...readersValues(current),
      ...(!current && !draft.replaces && { readers: '' }),
    },
    validate: ({ readers, public_names }) => ({
      ...(readers === '' && { readers: t('Choose who can read it') }),
      ...(readers === 'public' &&
        asksForNames &&
        !public_names && { public_names: t('Confirm this, or choose other readers') }),
    }),
    send: (values) =>
      publishDraft(draft.quarter, { ...readersBody(values), version, over: checked.over }),
    refresh: allHandsKeys.refresh,
    onSaved: (_, reply) => {
      keepPreview(null);
      if (reply.link) setLink(reply.link);
      else onPublished();
    },
    onFailed: (error) => {
      if (error instanceof CallError && error.code === 'confirm_public_names')
        setAsksForNames(true);
    },
  });
  if (link) return <LinkDialog link={link} onClose={onPublished} />;
  return (
    <FormDialog
      title={t('Publish the {quarter} deck?', { quarter: quarterText(draft.quarter) })}
      action={draft.replaces ? t('Replace the published deck') : t('Publish')}
      size="lg"
      {...formState}
      onClose={onClose}
    >
      <ReadersFields form={form} current={current} asksForNames={asksForNames} />
      {unchanged.length > 0 && (
        <Alert color="yellow" role="note" p="sm">
          {t('These sections still have the figures of {quarter}: {sections}', {
            quarter: quarterText(draft.previous?.quarter ?? ''),
            sections: listInWords(unchanged.map((id) => SECTION_TITLES[id])),
          })}
        </Alert>
      )}
      <DeckChanges checked={checked} />
    </FormDialog>
  );
}
