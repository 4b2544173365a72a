/** Gives every element of a picture the same base, so only differences are written. */
const RESET = 'all:initial;';

type Look = (element: Element, pseudo?: string) => string;

const SAID_TWICE = /(^|-)(block|inline)(-|$)|^-webkit-(?!line-clamp|box-orient|mask|text)/;

/** Runs `work` with a function that returns an element's style declarations. */
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
      // Animations would restart in the picture, so the current state is frozen.
      return `${text}animation:none;transition:none;`;
    });
  } finally {
    blank.remove();
  }
}

const PSEUDO = ['::before', '::after'] as const;

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
