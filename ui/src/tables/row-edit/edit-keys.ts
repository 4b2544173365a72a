import type { KeyboardEvent } from 'react';

interface Options {
  save: () => void;
  cancel: () => void;
  pending?: boolean;
  /** In a dialog, Escape belongs to the dialog. */
  inRow?: boolean;
  newLines?: boolean;
}

/** Keys of a field edited in place: Enter saves the row, Escape cancels. */
export function editKeys(options: Options) {
  const { save, cancel, pending = false, inRow = true, newLines = false } = options;
  return (event: KeyboardEvent<HTMLElement>): void => {
    const input = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      if (newLines && input instanceof HTMLTextAreaElement) return;
      if (input.getAttribute('aria-activedescendant')) return;
      event.preventDefault();
      save();
    }
    const closesList = input.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && inRow && !pending && !closesList) cancel();
  };
}
