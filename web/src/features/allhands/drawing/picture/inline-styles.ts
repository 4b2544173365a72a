/**
 * Writes into each copied element how its original looks now. A picture knows no style sheet, no
 * window and no animation, so what counts is what was computed; and as `all: initial` puts every
 * element at one beginning, only what differs from it has to be said.
 */
const RESET = 'all:initial;';

type Look = (element: Element, pseudo?: string) => string;

/** Said by others, too: of a margin, what its four sides are; for every browser, what one alone knows. */
const SAID_TWICE = /(^|-)(block|inline)(-|$)|^-webkit-(?!line-clamp|box-orient|mask|text)/;

/** Runs `work` with a function that tells an element's look, as style declarations. */
export function withLook<T>(work: (look: Look) => T): T {
  const blank = document.createElement('div');
  blank.style.cssText = RESET;
  document.body.append(blank);
  try {
    const style = getComputedStyle(blank);
    const initial = [...style]
      .filter((name) => !SAID_TWICE.test(name))
      .map((name) => [name, style.getPropertyValue(name)] as const);
    return work((element, pseudo) => {
      const own = getComputedStyle(element, pseudo);
      let text = RESET;
      for (const [name, usual] of initial) {
        const value = own.getPropertyValue(name);
        if (value !== usual) text += `${name}:${value};`;
      }
      // What moves stands where it is in the original: the picture would begin it anew.
      return `${text}animation:none;transition:none;`;
    });
  } finally {
    blank.remove();
  }
}

const PSEUDO = ['::before', '::after'] as const;

/**
 * Gives the copy the original's look, all the way down; both have the same elements.
 * @returns the rules of what stands before and after elements without being one
 */
export function inlineStyles(original: Element, copy: Element, look: Look): string {
  const rules: string[] = [];
  const originals = [original, ...original.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, from] of originals.entries()) {
    const to = copies[index];
    if (!to) continue;
    to.setAttribute('style', look(from));
    to.removeAttribute('class');
    for (const pseudo of PSEUDO) {
      const { content } = getComputedStyle(from, pseudo);
      if (content === 'none' || content === 'normal' || content === '') continue;
      to.setAttribute('data-copied', String(index));
      rules.push(`[data-copied="${index}"]${pseudo}{${look(from, pseudo)}}`);
    }
  }
  return rules.join('\n');
}
