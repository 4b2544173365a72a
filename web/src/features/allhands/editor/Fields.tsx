import { REGIONS } from '@intranet/contract/allhands/deck-schema.ts';
import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { DaysInput } from '@intranet/ui/forms/DaysInput.tsx';
import { readFigure } from '@intranet/ui/forms/read-number.ts';
import { NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { fieldName } from '../admin/field-names.ts';
import { changeText } from '../sections/Change.tsx';
import { figureBefore } from './compare-figures.ts';
import { type Editing, fieldId, TEXT_LANGUAGES, useEditing } from './editing.ts';
import type { FormField } from './form-parts.ts';
import { type JsonPath, valueAt } from './json.ts';
import { readWords, writeWords } from './words.ts';

interface InputProps
  extends Pick<TextInputProps, 'label' | 'aria-label' | 'autoFocus' | 'flex' | 'size'> {
  path: JsonPath;
}

/** The problem of a field. Those of a text's languages count too. */
function problemAt({ problems }: Editing, path: JsonPath): string | undefined {
  const paths = [path, ...TEXT_LANGUAGES.map((language) => [...path, language])];
  return paths.map((one) => problems.get(one.join('.'))).find((message) => message !== undefined);
}

/** How a figure changed since the quarter before. */
function comparison({ draft, before }: Editing, path: JsonPath): string | undefined {
  const value = valueAt(draft, path);
  const then = before && figureBefore(draft, before.deck, path);
  if (typeof value !== 'number' || !before || then === null) return undefined;
  return changeText(value - then, before.quarter);
}

/** Figures are pasted with separators of thousands, too. */
const readInLanguage = (text: string) =>
  readFigure(text, (0.5).toLocaleString(currentLocale()).charAt(1));

export function NumberField({
  path,
  compared = true,
  ...props
}: InputProps & { compared?: boolean }) {
  const editing = useEditing();
  const value = valueAt(editing.draft, path);
  return (
    <DaysInput
      {...props}
      id={fieldId(path)}
      readOnly={editing.readOnly}
      read={readInLanguage}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={(number) => editing.edit(path, number)}
      error={problemAt(editing, path)}
      description={compared && comparison(editing, path)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}

export function WordsField({ path, ...props }: InputProps) {
  const editing = useEditing();
  const { language } = editing;
  const value = valueAt(editing.draft, path);
  const { text, fallback } = readWords(value, language);
  return (
    <TextInput
      {...props}
      id={fieldId(path)}
      lang={language}
      autoComplete="off"
      readOnly={editing.readOnly}
      value={text}
      placeholder={fallback}
      onChange={({ currentTarget }) =>
        editing.edit(path, writeWords(value, language, currentTarget.value))
      }
      error={problemAt(editing, path)}
    />
  );
}

export function NoteField({ path, ...props }: InputProps) {
  const editing = useEditing();
  const { language } = editing;
  const value = valueAt(editing.draft, path);
  const { text, fallback } = readWords(value, language);
  return (
    <Textarea
      {...props}
      id={fieldId(path)}
      lang={language}
      autosize
      minRows={3}
      readOnly={editing.readOnly}
      value={text}
      placeholder={fallback}
      onChange={({ currentTarget }) => {
        const words = writeWords(value, language, currentTarget.value);
        editing.edit(path, words === '' ? undefined : words);
      }}
      error={problemAt(editing, path)}
    />
  );
}

function PlainField({ path, ...props }: InputProps) {
  const editing = useEditing();
  const value = valueAt(editing.draft, path);
  return (
    <TextInput
      {...props}
      id={fieldId(path)}
      autoComplete="off"
      readOnly={editing.readOnly}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => editing.edit(path, currentTarget.value)}
      error={problemAt(editing, path)}
    />
  );
}

const REGION_OPTIONS = REGIONS.filter((name) => name !== 'Grupo');

function RegionField({ path, ...props }: InputProps) {
  const editing = useEditing();
  const value = valueAt(editing.draft, path);
  return (
    <NativeSelect
      {...props}
      id={fieldId(path)}
      disabled={editing.readOnly}
      data={REGION_OPTIONS}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => editing.edit(path, currentTarget.value)}
      error={problemAt(editing, path)}
    />
  );
}

const INPUTS = { text: PlainField, words: WordsField, number: NumberField, region: RegionField };
/** The share of a row. */
const WIDTHS = { text: '3 1 150px', words: '3 1 150px', number: '1 1 84px', region: '1 1 104px' };

interface FieldProps {
  field: FormField;
  /** The path of the group that has the field. */
  within: JsonPath;
  autoFocus?: boolean;
}

export function DeckField({ field: { key, kind }, within, autoFocus = false }: FieldProps) {
  const Input = INPUTS[kind];
  return (
    <Input
      path={[...within, key]}
      label={fieldName(key)}
      flex={WIDTHS[kind]}
      autoFocus={autoFocus}
    />
  );
}
