import { type PluralCategory, parse, type SelectCase, type Token } from '@messageformat/parser';

/** The parts of a message that a translation must have as well, each with its kind. */
interface Parts {
  /** `{name}` has the kind `argument`, `{days, plural, …}` the kind `plural`. */
  placeholders: Map<string, string>;
  /** The names of tags such as `<link>`, in alphabetical order. */
  tags: string[];
  /** A form, `one` or `other`, that a plural lacks. */
  missingForm: string | null;
}

const TAG = /<(\w+)>.*?<\/\1>/gs;

function missingFormOf(cases: SelectCase[]): string | null {
  const forms = cases.map(({ key }) => key.replace('=1', 'one'));
  return ['one', 'other'].find((form) => !forms.includes(form)) ?? null;
}

const categories = new Map<string, PluralCategory[]>();

function categoriesOf(locale: string): PluralCategory[] {
  const known =
    categories.get(locale) ?? new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  categories.set(locale, known);
  return known;
}

/** @throws if the message isn't one, or has a plural form that the language lacks */
function partsOf(message: string, locale: string): Parts {
  const parts: Parts = { placeholders: new Map(), tags: [], missingForm: null };
  const collect = (tokens: Token[]) => {
    for (const token of tokens) {
      if (token.type === 'content' || token.type === 'octothorpe') continue;
      parts.placeholders.set(token.arg, token.type === 'function' ? token.key : token.type);
      if (!('cases' in token)) continue;
      if (token.type === 'plural') parts.missingForm ??= missingFormOf(token.cases);
      for (const one of token.cases) collect(one.tokens);
    }
  };
  collect(parse(message, { cardinal: categoriesOf(locale) }));
  parts.tags = [...message.matchAll(TAG)].map(([, name = '']) => name).sort();
  return parts;
}

const braces = (names: string[]) => names.map((name) => `{${name}}`).join(', ');

/**
 * The reason why a translation can't replace its English sentence, or null. It must be an ICU message
 * with the same placeholders and tags, and the plural forms of its language.
 */
export function findProblem(message: string, translation: string, locale: string): string | null {
  let translated: Parts;
  try {
    translated = partsOf(translation, locale);
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n')[0] ?? null;
  }
  const english = partsOf(message, 'en');
  const names = [...english.placeholders.keys()];
  const missing = names.filter((name) => !translated.placeholders.has(name));
  if (missing.length > 0) return `${braces(missing)} is missing`;
  const extra = [...translated.placeholders.keys()].filter((name) => !names.includes(name));
  if (extra.length > 0) return `the sentence has no ${braces(extra)}`;
  for (const [name, kind] of translated.placeholders) {
    const wanted = english.placeholders.get(name);
    // Portuguese may need a plural where English doesn't, and the other way round.
    const isCount = [kind, wanted].every((one) => one === 'plural' || one === 'argument');
    if (kind !== wanted && !isCount) return `{${name}} is ${wanted} in the sentence, not ${kind}`;
  }
  if (String(translated.tags) !== String(english.tags)) {
    return `the tags differ: ${english.tags.map((tag) => `<${tag}>`).join(', ') || 'none'} expected`;
  }
  if (!translated.missingForm || english.missingForm) return null;
  return `the plural form "${translated.missingForm}" is missing`;
}
