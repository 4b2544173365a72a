import { Autocomplete } from '@mantine/core';
import { PART_TOPICS, partTitle } from '../sections/section-titles.ts';
import { fieldId, useEditing } from './editing.ts';
import { type InputProps, problemAt } from './Fields.tsx';
import { valueAt } from './json.ts';
import { readWords, writeWords } from './words.ts';

const PARTS = Object.keys(PART_TOPICS);
const TITLES = PARTS.flatMap((id) => partTitle(id) ?? []);

/** A point of the agenda: a part of the deck, stored by its id and shown by its title, or any text. */
export function AgendaField({ path, ...props }: InputProps) {
  const editing = useEditing();
  const { language } = editing;
  const value = valueAt(editing.draft, path);
  const { text, fallback } = readWords(value, language);
  const title = typeof value === 'string' ? partTitle(value) : undefined;
  return (
    <Autocomplete
      {...props}
      id={fieldId(path)}
      data={TITLES}
      // All parts are offered, also beside one that is chosen.
      filter={({ options }) => options}
      readOnly={editing.readOnly}
      value={title ?? text}
      placeholder={title ? '' : fallback}
      onChange={(typed) =>
        editing.edit(
          path,
          PARTS.find((id) => partTitle(id) === typed) ??
            writeWords(title ? '' : value, language, typed),
        )
      }
      error={problemAt(editing, path)}
    />
  );
}
