/** Amounts in reais have Brazilian separators in every language (spec §2). */
const format = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});

export const formatReais = (amount: number): string => format.format(amount);
