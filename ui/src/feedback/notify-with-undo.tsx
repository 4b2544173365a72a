import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import type { FocusEvent } from 'react';
import { notifyFailure } from './notify.ts';

const UNDO_MS = 10_000;
const MAX_UNDO_NOTICES = 3;

/** Latest first. */
let undoable: { id: string; run: () => void }[] = [];
let count = 0;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Ctrl+Z or Cmd+Z undoes the latest step, unless somebody is typing. */
document.addEventListener('keydown', (event) => {
  const [latest] = undoable;
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
  if (!isUndo || !latest || isTyping(event.target)) return;
  event.preventDefault();
  latest.run();
});

/** Moves the focus out of a notice that closes. */
function returnFocus(noticeId: string, before: Element | null): void {
  const { activeElement } = document;
  if (!document.getElementById(noticeId)?.contains(activeElement)) return;
  if (activeElement instanceof HTMLElement) activeElement.blur();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/**
 * Shows what was done, with a button that undoes it for 10 s, not counting focus and pointer on it (D61).
 * @param undo sends the undoing and refreshes what it changed; a failure is shown
 */
export function notifyWithUndo(message: string, undo: () => Promise<unknown>): void {
  count += 1;
  const id = `undo-${count}`;
  let before: Element | null = null;
  const forget = () => {
    undoable = undoable.filter((one) => one.id !== id);
  };
  const run = () => {
    returnFocus(id, before);
    notifications.hide(id);
    undo().catch((error: unknown) => notifyFailure(error));
  };
  const notice = {
    id,
    color: 'green',
    icon: <IconCheck size={18} aria-hidden />,
    role: 'status',
    onClose: forget,
    // The library waits for the pointer, but not for the focus.
    onFocusCapture: ({ relatedTarget }: FocusEvent) => {
      before = relatedTarget ?? before;
      notifications.update({ ...notice, autoClose: false });
    },
    onBlurCapture: () => notifications.update(notice),
    autoClose: UNDO_MS,
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          size="compact-sm"
          variant="light"
          flex="none"
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={run}
        >
          {t('Undo')}
        </Button>
      </Group>
    ),
  };
  undoable = [{ id, run }, ...undoable];
  // More would wait in a queue until it is too late to undo them.
  const oldest = undoable[MAX_UNDO_NOTICES];
  if (oldest) notifications.hide(oldest.id);
  notifications.show(notice);
}
