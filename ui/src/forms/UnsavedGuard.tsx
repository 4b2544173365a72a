import { t } from '@intranet/contract/core/i18n/t.ts';
import { List, Text } from '@mantine/core';
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { QuestionDialog } from '../dialog/QuestionDialog.tsx';
import { useUnsavedInput } from './unsaved-input.ts';

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

interface Props {
  unsaved: readonly Unsaved[];
}

/** Asks before the user leaves unsaved changes. Intended navigation uses `unasked`. */
export function UnsavedGuard({ unsaved }: Props) {
  useUnsavedInput(unsaved.length > 0);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => unsavedAfter(unsaved, current.pathname, next).length > 0,
    disabled: unsaved.length === 0,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <QuestionDialog
      title={TEXTS.title}
      closeButtonProps={{ 'aria-label': TEXTS.close }}
      action={TEXTS.leave}
      cancel={TEXTS.stay}
      onConfirm={leaving.proceed}
      onClose={leaving.reset}
    >
      <Text size="sm">{TEXTS.lead}</Text>
      <List size="sm">
        {unsavedAfter(unsaved, leaving.current.pathname, leaving.next).map(({ label }) => (
          <List.Item key={label}>{label}</List.Item>
        ))}
      </List>
    </QuestionDialog>
  );
}
