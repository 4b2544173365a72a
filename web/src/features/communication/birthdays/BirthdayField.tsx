import { DayInput } from '#ui/forms/DayInput.tsx';
import { editKeys } from '#ui/tables/row-edit/edit-keys.ts';
import { useEdit } from './use-birthday-edit.ts';

export function BirthdayField({ name }: { name: string }) {
  const { day, problem, pending, type, save, cancel } = useEdit();
  return (
    <DayInput
      inRow
      autoFocus
      label={`Birthday of ${name}`}
      value={day}
      onText={type}
      onKeyDown={editKeys({ save, cancel })}
      error={problem}
      disabled={pending}
    />
  );
}
