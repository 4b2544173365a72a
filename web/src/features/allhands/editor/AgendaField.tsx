import { Autocomplete } from '@mantine/core';
import { PART_TOPICS, SECTION_TITLES } from '../sections/section-titles.ts';
import { fieldId, useEditing } from './editing.ts';
import { type InputProps, problemAt } from './Fields.tsx';
import { valueAt } from './json.ts';
import { readWords, writeWords } from './words.ts';

const TITLES = new Map(
  Object.entries(SECTION_TITLES).filter(([id]) => PART_TOPICS[id] !== undefined),
);

/** The id of the part of the deck with a title. */
const partCalled = (title: string) => [...TITLES].find(([, one]) => one === title)?.[0];

/** A point of the agenda: a part of the deck, stored by its id and shown by its title, or any text. */
export function AgendaField({ path, ...props }: InputProps) {
  const editing = useEditing();
  const { language } = editing;
  const value = valueAt(editing.draft, path);
  const { text, fallback } = readWords(value, language);
  const title = typeof value === 'string' ? TITLES.get(value) : undefined;
  return (
    <Autocomplete
      {...props}
      id={fieldId(path)}
      data={[...TITLES.values()]}
      // All parts are offered, also beside one that is chosen.
      filter={({ options }) => options}
      readOnly={editing.readOnly}
      value={title ?? text}
      placeholder={title ? '' : fallback}
      onChange={(typed) =>
        editing.edit(path, partCalled(typed) ?? writeWords(title ? '' : value, language, typed))
      }
      error={problemAt(editing, path)}
    />
  );
}
