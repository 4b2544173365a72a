import type { KeyboardEvent } from 'react';
import { DayInput } from '#ui/forms/DayInput.tsx';
import { useEdit } from './edit-context.ts';

/** The day, in the row that is being edited; empty for one that is not known. */
export function BirthdayField({ name }: { name: string }) {
  const { day, problem, pending, type, save, cancel } = useEdit();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') cancel();
  };
  return (
    <DayInput
      inRow
      autoFocus
      label={`Birthday of ${name}`}
      value={day}
      onText={type}
      onKeyDown={onKeyDown}
      error={problem}
      disabled={pending}
    />
  );
}
