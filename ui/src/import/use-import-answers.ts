import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ImportReply } from '@intranet/contract/core/import.ts';
import { useState } from 'react';

interface Answers {
  /** By line number, whether a near name means the same person. */
  same: ReadonlyMap<number, boolean>;
  ignoreColumns: boolean;
}

/** The answers as the import calls take them. */
export interface AnswerFields {
  same_person?: string;
  another_person?: string;
  ignore_columns?: 'yes';
}

const NONE: Answers = { same: new Map(), ignoreColumns: false };

function toFields({ same, ignoreColumns }: Answers): AnswerFields {
  const lines = (wanted: boolean) =>
    [...same].flatMap(([line, answer]) => (answer === wanted ? [line] : [])).join(',');
  const [samePerson, anotherPerson] = [lines(true), lines(false)];
  return {
    ...(samePerson && { same_person: samePerson }),
    ...(anotherPerson && { another_person: anotherPerson }),
    ...(ignoreColumns && { ignore_columns: 'yes' }),
  };
}

/** Holds the answers to a preview's questions, until another file is chosen. */
export function useImportAnswers() {
  const [answers, setAnswers] = useState(NONE);
  const [fields, setFields] = useState<AnswerFields>({});
  const change = (next: Answers) => {
    setAnswers(next);
    setFields(toFields(next));
  };
  return {
    /** Stable until an answer changes. */
    fields,
    same: answers.same,
    ignoresColumns: answers.ignoreColumns,
    answer: (lines: readonly number[], same: boolean) =>
      change({
        ...answers,
        same: new Map([...answers.same, ...lines.map((line) => [line, same] as const)]),
      }),
    ignoreColumns: (ignoreColumns: boolean) => change({ ...answers, ignoreColumns }),
    reset: () => {
      if (answers !== NONE) change(NONE);
    },
  };
}
export type ImportAnswers = ReturnType<typeof useImportAnswers>;

/** Asks to agree to leave out columns; null once that is answered. */
export const openColumns = (
  plan: Pick<ImportReply, 'not_imported'>,
  { ignoresColumns }: ImportAnswers,
): string | null =>
  plan.not_imported.length > 0 && !ignoresColumns
    ? t('Nothing can be imported yet. Confirm the columns that won’t be imported.')
    : null;
