import { readFileSync } from 'node:fs';
import type { Lang, Report } from './report.ts';

/** The texts of the sample reports, a line each: Portuguese = English. */
const PAIRS = readFileSync(new URL('translations.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' = ') as [portuguese: string, english: string]);
const TO: Record<Lang, ReadonlyMap<string, string>> = {
  en: new Map(PAIRS),
  'pt-BR': new Map(PAIRS.map(([portuguese, english]) => [english, portuguese])),
};

/** Names with a letter or a number, such as 3T24 or Cliente A, translated by their pattern. */
const TO_ENGLISH: [RegExp, string][] = [
  [/\b([1-4])T(\d\d)/g, '$1Q$2'],
  [/^Cliente (?=\w$)/, 'Client '],
  [/Projeto /, 'Project '],
  [/ · R\$ mil/, ' · R$ thousand'],
];

function translate(text: string, lang: Lang): string {
  const exact = TO[lang].get(text);
  if (exact || lang === 'pt-BR') return exact ?? text;
  const plain = text.replace(/ · R\$ mil.*/, '');
  const known = TO.en.get(plain) ?? plain;
  return TO_ENGLISH.reduce(
    (now, [pattern, english]) => now.replace(pattern, english),
    known + text.slice(plain.length),
  );
}

/** The report's texts in another language; its figures are made from the original. */
export function translateReport(report: Report, lang: Lang): Report {
  if (lang === report.lang) return report;
  const to = (text: string) => translate(text, lang);
  return {
    ...report,
    lang,
    title: to(report.title),
    context: to(report.context),
    rowHeading: to(report.rowHeading),
    rows: report.rows.map(to),
    measures: report.measures.map((measure) => ({ ...measure, label: to(measure.label) })),
    charts: report.charts.map((chart) => ({ ...chart, title: to(chart.title) })),
  };
}
