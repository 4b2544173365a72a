import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Language } from '@intranet/contract/core/i18n/languages.ts';
import { readCatalog } from '@intranet/translations/catalog.ts';
import { translatorOf } from '@intranet/translations/catalogues.ts';
import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from './product.ts';

/** A sentence of the source in a language, as its users see it. */
export function sayIn(language: Language) {
  const translator = translatorOf(language);
  return (message: string, values?: Record<string, unknown>) =>
    translator.translate(message, values);
}

export const chooseLanguage = (context: BrowserContext, product: Product, language: Language) =>
  context.addCookies([{ name: 'language', value: language, url: product.url }]);

/** The visible texts of a page, and its labels, placeholders and descriptions. */
export function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Without the name of the company.
    const texts = new Set<string>(document.title.split(' · ').slice(0, -1));
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isShown(node.parentElement)) texts.add(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')) {
      if (!isShown(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        texts.add(element.getAttribute(name) ?? '');
      }
    }
    return [...texts].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

const ENGLISH = Object.keys(readCatalog('pt-BR'));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Any value of a message, also a plural with its forms. */
const VALUE = '\u0000';
const withoutValues = (message: string): string => {
  const outer = message.replaceAll(/\{[^{}]*\}/g, VALUE);
  return outer === message ? message : withoutValues(outer);
};

/** Matches a message with any values, and each text between its tags. */
function patternsOf(message: string): RegExp[] {
  return withoutValues(message)
    .split(/<\/?\w+\/?>/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}/u.test(part))
    .map((part) => new RegExp(`^${part.split(VALUE).map(escaped).join('.+')}$`, 'u'));
}

/** Areas of the demo company, which are data and have the names of departments. */
const AREAS = ['Projects', 'Commercial', 'Legal', 'Finance', 'People', 'Marketing'];

function patternsIn(language: Language): RegExp[] {
  const catalog = readCatalog(language);
  return ENGLISH.flatMap((key) => patternsOf(catalog[key] ?? key.slice(key.indexOf('\u0004') + 1)));
}

const ALL: Language[] = ['as_specified', 'en', 'pt-BR', 'es'];
const patterns = new Map(ALL.map((language) => [language, patternsIn(language)]));

/** The number of characters beside the values. */
const fixedLength = ({ source }: RegExp) => source.replaceAll('.+', '').length - '^$'.length;

/** The texts that are a sentence of another language and none of this one. */
export function foreignTexts(language: Language, texts: readonly string[]): string[] {
  const says = (one: Language, text: string, least: number) =>
    patterns.get(one)?.some((pattern) => fixedLength(pattern) >= least && pattern.test(text));
  // A short pattern with a value, such as "{days} total", fits texts of any language.
  return texts.filter(
    (text) =>
      !AREAS.includes(text) &&
      // A number of things, whose plurals are not compared.
      !/^\d+ \p{L}+$/u.test(text) &&
      !says(language, text, 0) &&
      ALL.some((one) => one !== language && says(one, text, 8)),
  );
}

/** The visible elements whose text is cut off, apart from those that say it in full when pointed at. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.scrollWidth <= element.clientWidth + 1) continue;
      if (!/\p{L}/u.test(element.textContent ?? '')) continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (!['hidden', 'clip'].includes(overflowX) || !element.checkVisibility()) continue;
      // Hidden for the eye, spoken by screen readers.
      if (element.clientWidth <= 1 || element.closest('[title], [data-may-be-cut]')) continue;
      cut.push(`${textOverflow} ${element.className}: ${element.textContent?.slice(0, 80)}`);
    }
    return cut;
  });
}

/** Buttons, tabs and badges whose text is wider than its box, apart from those that `cutTexts` allows. */
export function cutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = 'button, [role=tab], [class*="Badge-root"], a[class*="Button-root"]';
    const parts = [...document.querySelectorAll<HTMLElement>(labels)].flatMap((label) => [
      label,
      ...label.querySelectorAll<HTMLElement>('*'),
    ]);
    return (
      [...new Set(parts)]
        .filter((part) => part.checkVisibility() && part.clientWidth > 1)
        .filter((part) => !part.closest('[title], [data-may-be-cut]'))
        .filter((part) => getComputedStyle(part).overflowX !== 'visible')
        // Both widths are rounded, so one pixel more may be none.
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .filter((part) => /\p{L}/u.test(part.textContent))
        .map((part) => `${part.textContent}: ${part.clientWidth} of ${part.scrollWidth} px`)
    );
  });
}

const ROOT = path.join(import.meta.dirname, '..');
/** The language whose catalogue is replaced by a pseudo-language. */
const PSEUDO = 'es';

const quoted = (text: string) => JSON.stringify(text).slice(1, -1);

/** A third longer, as translations are, and in brackets, so that other text is easy to find. */
const pseudo = (message: string) => `⟦${message}${' ~'.repeat(message.length / 6)}⟧`;

/** Writes a folder of catalogues in one of which every sentence is in brackets. */
export function writePseudoLanguage() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'intranet-pseudo-'));
  const entries = ENGLISH.map((key) => {
    const [message = '', context] = key.split('\u0004').toReversed();
    const lines = [`msgid "${quoted(message)}"`, `msgstr "${quoted(pseudo(message))}"`];
    return [...(context ? [`msgctxt "${quoted(context)}"`] : []), ...lines].join('\n');
  });
  writeFileSync(path.join(folder, `${PSEUDO}.po`), entries.join('\n\n'));
  for (const name of ['en-x-spec.po', 'pt-BR.po']) {
    writeFileSync(path.join(folder, name), readFileSync(path.join(ROOT, 'translations', name)));
  }
  const env = { TRANSLATIONS_DIR: folder };
  return {
    env,
    language: PSEUDO,
    say: pseudo,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  } as const;
}

/** Words of dates and times, which `Intl` writes in the locale of the language. */
const WORDS_OF_DATES = new Set(
  `ene feb mar abr may jun jul ago sep sept oct nov dic enero febrero marzo abril mayo junio julio
  agosto septiembre octubre noviembre diciembre segundo segundos unos lun mié jue vie sáb dom lunes martes miércoles
  jueves viernes sábado domingo de hoy ayer mañana hace dentro un una año años mes meses semana
  semanas día días hora horas minuto minutos a.m p.m`.split(/\s+/),
);

/** Names that are the same in all languages: products, formats, and the name of the product. */
const NAMES = new Set(
  `intranet csv xxxxx-xxxxx-xxxxx-xxxxx-xxxxx hubspot fastify postgresql tanstack query virtual excel
  power bi content-security-policy date-holidays google outlook apple ical-generator pg-boss recharts
  request-filtering-agent`.split(/\s+/),
);

/**
 * The visible texts in the pseudo-language that come neither from the catalogue nor from the data that
 * the page has loaded.
 */
export async function textsOutside(page: Page, data: readonly string[]): Promise<string[]> {
  const outside = await page.evaluate(() => {
    const found = new Set<string>();
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    const collect = (texts: string[]) => {
      let depth = 0;
      for (const text of texts) {
        let rest = '';
        for (const letter of text) {
          if (letter === '⟦') depth += 1;
          else if (letter === '⟧') depth -= 1;
          else if (depth === 0) rest += letter;
        }
        if (/\p{L}{3}/u.test(rest)) found.add(rest.replaceAll(/\s+/g, ' ').trim());
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isShown(node.parentElement) && !node.parentElement?.closest('style, script, code')) {
        texts.push(node.textContent ?? '');
      }
    }
    collect(texts);
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')) {
      if (!isShown(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        collect([element.getAttribute(name) ?? '']);
      }
    }
    collect([document.title]);
    return [...found];
  });
  const known = data.join('\n').toLowerCase();
  return outside.filter((text) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’.&@/_-]+/u)
      .map((word) => word.replace(/\.$/, ''))
      .some(
        (word) =>
          /\p{L}{3}/u.test(word) &&
          !WORDS_OF_DATES.has(word) &&
          !NAMES.has(word) &&
          !known.includes(word),
      ),
  );
}
