import {
  deckSchema,
  SECTION_IDS,
  type SectionId,
  shownDeckSchema,
} from '@intranet/contract/allhands/deck-schema.ts';
import { type InOneLanguage, inLanguage } from '@intranet/contract/allhands/deck-words.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { z } from 'zod';
import { SECTION_PARTS } from './form-parts.ts';
import { isObject, type Json, type JsonPath, valueAt } from './json.ts';

export interface FieldProblem {
  path: JsonPath;
  message: string;
}

function messageOf(issue: z.core.$ZodIssue, value: Json | undefined): string {
  if (value === '' || value === undefined) return t('This is required');
  if (issue.code !== 'invalid_type') return issue.message;
  if (issue.expected === 'int') return t('This must be a whole number');
  return issue.expected === 'number' ? t('This must be a number') : issue.message;
}

function describe(issue: z.core.$ZodIssue, draft: Json): FieldProblem[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  if (issue.code === 'invalid_union') {
    // A text is one for everybody, or one by language.
    const byLanguage = isObject(valueAt(draft, path));
    const meant = issue.errors[byLanguage ? 1 : 0] ?? [];
    return meant.flatMap((one) => describe({ ...one, path: [...path, ...one.path] }, draft));
  }
  return [{ path, message: messageOf(issue, valueAt(draft, path)) }];
}

/** What prevents publishing, by path. */
export function findProblems(draft: Json): FieldProblem[] {
  const { error } = deckSchema.safeParse(draft);
  return (error?.issues ?? []).flatMap((issue) => describe(issue, draft));
}

const startsWith = (path: JsonPath, start: JsonPath) =>
  start.every((key, index) => path[index] === key);

/** The section whose form has the field; the first one if none has. */
export function sectionOf(path: JsonPath): SectionId {
  if (path[0] === 'notes') return SECTION_IDS.find((id) => id === path[1]) ?? 'all-hands';
  const fields = SECTION_IDS.flatMap((id) =>
    SECTION_PARTS[id].flatMap((part) =>
      part.kind === 'field' || part.kind === 'group'
        ? part.fields.map(({ key }) => ({ id, path: [...part.path, key] }))
        : [{ id, path: part.path }],
    ),
  );
  return fields.find((field) => startsWith(path, field.path))?.id ?? 'all-hands';
}

export type PreviewedDeck = InOneLanguage<z.output<typeof shownDeckSchema>>;

/** The deck to show, or null while a value can't be shown. Sums may still be wrong. */
export function previewOf(draft: Json, language: string): PreviewedDeck | null {
  const { notes: _, ...shown } = isObject(draft) ? draft : {};
  const { data } = shownDeckSchema.safeParse(shown);
  return data ? inLanguage(data, language) : null;
}
