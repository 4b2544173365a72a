const DIGIT = /\d/;
/** More than any amount that is taken has, and no more than a number holds exactly. */
const MOST_DIGITS = 15;

/** The digits of a text with Brazilian separators, `1.234.567`; empty for none. */
export function grouped(text: string): string {
  const digits = text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MOST_DIGITS);
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/**
 * Where the caret belongs in a text that was just grouped anew: it keeps the digits behind it.
 * @param behind what stood behind it as it was typed
 * @param forward whether the key deleted forward: then past a separator, which nothing deletes
 */
export function caretIn(text: string, behind: string, forward: boolean): number {
  let digits = behind.replace(/\D/g, '').length;
  let caret = text.length;
  while (caret > 0 && digits > 0) {
    caret -= 1;
    if (DIGIT.test(text[caret] ?? '')) digits -= 1;
  }
  return !forward && text[caret - 1] === '.' ? caret - 1 : caret;
}

const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});

/** `R$ 1.234.567` */
export const formatReais = (amount: number): string => reais.format(amount);
