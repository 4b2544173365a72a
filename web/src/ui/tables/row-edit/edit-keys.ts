import type { KeyboardEvent } from 'react';

interface Options {
  save: () => void;
  cancel: () => void;
  pending?: boolean;
  /** In a dialog, Escape belongs to the dialog. */
  inRow?: boolean;
  /** Enter begins a new line in a field of several lines. */
  newLines?: boolean;
}

/** The keys of a field that is edited in place: Enter saves the row, Escape cancels the editing. */
export function editKeys({
  save,
  cancel,
  pending = false,
  inRow = true,
  newLines = false,
}: Options) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const input = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      if (newLines && input instanceof HTMLTextAreaElement) return;
      // In an open list, Enter takes the choice.
      if (input.getAttribute('aria-activedescendant')) return;
      event.preventDefault();
      save();
    }
    // In an open list, Escape closes the list.
    const closesList = input.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && inRow && !pending && !closesList) cancel();
  };
}
