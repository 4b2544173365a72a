import { t } from '@intranet/contract/core/i18n/t.ts';
import { List, Text } from '@mantine/core';
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { QuestionDialog } from '../feedback/QuestionDialog.tsx';

export interface Unsaved {
  label: string;
  /** The query parameters whose change loses the input; by default none. */
  params?: Record<string, string>;
}

type NextLocation = Parameters<ShouldBlockFn>[0]['next'];

function unsavedAfter(unsaved: readonly Unsaved[], from: string, next: NextLocation): Unsaved[] {
  const query: Record<string, unknown> = next.search;
  const gone = ([key, value]: [string, string]) => String(query[key] ?? '') !== value;
  return unsaved.filter(
    ({ params = {} }) => from !== next.pathname || Object.entries(params).some(gone),
  );
}

const TEXTS = {
  title: t('Leave without saving?'),
  lead: t('You have unsaved changes:'),
  stay: t('Cancel'),
  leave: t('Leave without saving'),
  close: t('Close'),
};

export type GuardTexts = typeof TEXTS & { lang?: string | undefined };

interface Props {
  unsaved: readonly Unsaved[];
  /** For a page whose specified texts are in another language than the others'. */
  texts?: GuardTexts;
}

/** Asks before the user leaves unsaved changes. Intended navigation uses `unasked`. */
export function UnsavedGuard({ unsaved, texts = TEXTS as GuardTexts }: Props) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => unsavedAfter(unsaved, current.pathname, next).length > 0,
    disabled: unsaved.length === 0,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <QuestionDialog
      title={texts.title}
      lang={texts.lang}
      closeButtonProps={{ 'aria-label': texts.close }}
      action={texts.leave}
      cancel={texts.stay}
      onConfirm={leaving.proceed}
      onClose={leaving.reset}
    >
      <Text size="sm">{texts.lead}</Text>
      <List size="sm">
        {unsavedAfter(unsaved, leaving.current.pathname, leaving.next).map(({ label }) => (
          <List.Item key={label}>{label}</List.Item>
        ))}
      </List>
    </QuestionDialog>
  );
}
