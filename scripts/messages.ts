// npm run messages: brings translations/*.po up to date with the source, and lists what is to do.
// npm run check:messages (--check) changes nothing, and fails if there is something to do.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LANGUAGE_IDS, LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import {
  catalogFile,
  type Entry,
  readEntries,
  writeEntries,
} from '@intranet/translations/catalog.ts';
import { findProblem } from '@intranet/translations/find-problem.ts';
import { mergeEntries } from '@intranet/translations/merge.ts';
import { findSourceMessages } from '@intranet/translations/source-messages.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

/** What a translator has to do about an entry, or null. */
function taskOf(entry: Entry, language: Language): string | null {
  const { message, translation, isFuzzy, previous } = entry;
  // "As specified" shows the English sentence where it has no other.
  if (!translation) return LANGUAGES[language].catalog === 'en-x-spec' ? null : 'is missing';
  if (isFuzzy) return `is to be reviewed: it translates "${previous}"`;
  return findProblem(message, translation, LANGUAGES[language].locale);
}

const source = findSourceMessages();
const tasks = LANGUAGE_IDS.flatMap((language) => {
  const file = catalogFile(language);
  if (file === null) return [];
  const name = path.relative('.', file);
  const entries = mergeEntries(readEntries(file), source);
  const text = writeEntries(entries, language);
  const isOutdated = text !== readFileSync(file, 'utf8');
  if (isOutdated && !values.check) writeFileSync(file, text);
  return [
    ...(isOutdated && values.check ? [`${name} is out of date: run "npm run messages"`] : []),
    ...entries.flatMap((entry) => {
      const task = taskOf(entry, language);
      return task ? [`${name}: "${entry.message}": ${task}`] : [];
    }),
  ];
});
for (const task of tasks) console.error(task);
console.log(`${source.length} sentences, ${tasks.length || 'nothing'} to do`);
if (values.check && tasks.length > 0) process.exitCode = 1;
