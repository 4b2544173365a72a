import { REGIONS } from '@intranet/contract/allhands/deck-schema.ts';
import { listInWords } from '@intranet/contract/balance/amounts.ts';
import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { DaysInput } from '@intranet/ui/forms/DaysInput.tsx';
import { readFigure, twoReadings } from '@intranet/ui/forms/read-number.ts';
import { NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { fieldName } from '../admin/field-names.ts';
import { changeText } from '../sections/Change.tsx';
import { figureBefore } from './compare-figures.ts';
import { type Editing, fieldId, TEXT_LANGUAGES, type TextLanguage, useEditing } from './editing.ts';
import type { FormField } from './form-parts.ts';
import { type Json, type JsonPath, valueAt } from './json.ts';
import { readWords, writeWords } from './words.ts';

export interface InputProps
  extends Pick<TextInputProps, 'label' | 'aria-label' | 'autoFocus' | 'flex' | 'size'> {
  path: JsonPath;
}

/** The problem of a field. Those of a text's languages count too. */
export function problemAt({ problems }: Editing, path: JsonPath): string | undefined {
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

const decimalMark = () => (0.5).toLocaleString(currentLocale()).charAt(1);

/** Figures are pasted with separators of thousands, too. */
const readInLanguage = (text: string) => readFigure(text, decimalMark());

function ambiguityOf(value: Json | undefined): string | null {
  const readings = typeof value === 'string' ? twoReadings(value, decimalMark()) : null;
  if (!readings) return null;
  const [whole, fraction] = readings.map((one) =>
    one.toLocaleString(currentLocale(), { useGrouping: false }),
  );
  return t('“{text}” can mean {whole} or {fraction}. Write one of these.', {
    text: String(value),
    whole: whole ?? '',
    fraction: fraction ?? '',
  });
}

interface NumberProps extends InputProps {
  compared?: boolean;
  /** Without separators of thousands, for figures that are small. */
  plain?: boolean;
}

export function NumberField({ path, compared = true, plain = false, ...props }: NumberProps) {
  const editing = useEditing();
  const value = valueAt(editing.draft, path);
  return (
    <DaysInput
      {...props}
      id={fieldId(path)}
      readOnly={editing.readOnly}
      {...(!plain && { read: readInLanguage })}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={(number) => editing.edit(path, number)}
      error={(!plain && ambiguityOf(value)) || problemAt(editing, path)}
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

/** Says in which other languages a text is written, so that they are changed too. */
function otherLanguages(value: Json | undefined, language: TextLanguage): string | undefined {
  const others = TEXT_LANGUAGES.filter(
    (other) => other !== language && readWords(value, other).text !== '',
  );
  if (others.length === 0) return undefined;
  const languages = listInWords(others.map(fieldName));
  return t('Also written in {languages}.', { languages });
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
      description={otherLanguages(value, language)}
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

const PercentField = (props: InputProps) => <NumberField {...props} plain />;
const CoordinateField = (props: InputProps) => <NumberField {...props} plain compared={false} />;

const INPUTS = {
  text: PlainField,
  words: WordsField,
  number: NumberField,
  percent: PercentField,
  coordinate: CoordinateField,
  region: RegionField,
};
/** The share of a row. */
const WIDTHS = {
  ...{ text: '3 1 150px', words: '3 1 150px', region: '1 1 104px' },
  ...{ number: '1 1 84px', percent: '1 1 84px', coordinate: '1 1 84px' },
};

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
