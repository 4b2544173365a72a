const DIGIT = /\d/;
/** Longer than any accepted amount, but still an exact integer. */
const MAX_DIGITS = 15;

export function grouped(text: string): string {
  const digits = text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_DIGITS);
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Keeps the digits behind the caret behind it. @param forward true after Delete, which skips a separator */
export function caretIn(text: string, behind: string, forward: boolean): number {
  let digits = behind.replace(/\D/g, '').length;
  let caret = text.length;
  while (caret > 0 && digits > 0) {
    caret -= 1;
    if (DIGIT.test(text[caret] ?? '')) digits -= 1;
  }
  return !forward && text[caret - 1] === '.' ? caret - 1 : caret;
}

/** Amounts in reais have Brazilian separators in every language (spec §2). */
const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});

export const formatReais = (amount: number): string => reais.format(amount);
