import { linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '@intranet/contract/core/i18n/languages.ts';
import { compile, englishOf, keyOf, readCatalog } from '@intranet/translations/catalog.ts';
import { findMessages } from '@intranet/translations/find-messages.ts';
import type { Plugin } from 'vite';

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((one) => one !== DEFAULT_LANGUAGE);
const FOLDER = process.env.TRANSLATIONS_DIR || undefined;
const MARK = /(["'`])@@message:(\d+)\1/g;
/** The folder of scripts in Vite's lists of files to preload. */
const SCRIPTS = /\bassets\/(?=[\w-]+\.js)/g;

/**
 * Replaces each sentence of `t('…')` by its translation, so that a page loads one language and no
 * catalogue. The build writes the scripts of the default language into `assets/` and the others
 * into `assets/<language>/` (docs/decisions/0022). The development server shows that of LANGUAGE.
 */
export function inlineMessages(): Plugin {
  const catalogs = new Map(
    [DEFAULT_LANGUAGE, ...OTHERS].map((language) => [language, readCatalog(language, FOLDER)]),
  );
  /** The sentences found by the build; a mark in the code is an index in this list. */
  const keys: string[] = [];
  const indexes = new Map<string, number>();
  let isBuild = false;
  let directory = '';

  function inlined(language: Language, key: string): string {
    return JSON.stringify(compile(catalogs.get(language)?.get(key) ?? englishOf(key)));
  }

  function markFor(key: string): string {
    const index = indexes.get(key) ?? keys.push(key) - 1;
    indexes.set(key, index);
    return `"@@message:${index}"`;
  }

  return {
    name: 'inline-messages',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
      directory = path.resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    transform: {
      filter: { id: /\/(web|contract)\/src\/.*\.tsx?$/ },
      handler(code, id) {
        let [text, rest] = ['', 0];
        for (const { message, context, start, end } of findMessages(id, code)) {
          const key = keyOf(message, context);
          const inline = isBuild ? markFor(key) : inlined(developmentLanguage(), key);
          text += code.slice(rest, start) + (context ? `"", ${inline}` : inline);
          rest = end;
        }
        return rest === 0 ? null : { code: text + code.slice(rest), map: null };
      },
    },
    /** A changed translation changes the names of the files. */
    augmentChunkHash: () => JSON.stringify([...catalogs].map(([, catalog]) => [...catalog])),
    /** After Vite has written the lists of files to preload into the code. */
    writeBundle(_, bundle) {
      for (const language of OTHERS) mkdirSync(path.join(directory, language), { recursive: true });
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code, fileName } = chunk;
        const write = (folder: string, text: string) =>
          writeFileSync(path.join(directory, folder, path.basename(fileName)), text);
        const inline = (language: Language) =>
          code.replace(MARK, (_, _quote, index) => inlined(language, keys[Number(index)] ?? ''));
        for (const language of OTHERS) {
          const text = inline(language).replaceAll(SCRIPTS, `assets/${language}/`);
          if (text !== code) write(language, text);
        }
        write('', inline(DEFAULT_LANGUAGE));
      }
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (isBuild) linkSharedScripts(directory);
      },
    },
  };
}

const developmentLanguage = () => (process.env.LANGUAGE ?? DEFAULT_LANGUAGE) as Language;

/** Scripts without text are the same in all languages. They import others by relative paths. */
function linkSharedScripts(directory: string): void {
  const scripts = readdirSync(directory).filter((file) => /\.js(\.(br|gz))?$/.test(file));
  for (const language of OTHERS) {
    const folder = path.join(directory, language);
    const written = new Set(readdirSync(folder));
    for (const file of scripts) {
      if (!written.has(file)) linkSync(path.join(directory, file), path.join(folder, file));
    }
  }
}
