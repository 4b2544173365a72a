import { type Html, html } from '@intranet/server/core/html.ts';
import type { ChartData } from './chart-data.ts';
import { type Figures, makeFigures } from './make-figures.ts';
import type { Chart, Lang, Measure, Report } from './report.ts';
import { translateReport } from './translate-report.ts';
import { WORDS } from './words.ts';

const MAX_KEY_FIGURES = 4;

function show(figure: number, { unit, digits = 0 }: Measure, lang: Lang): string {
  const format = new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(figure).replace('-', '−') + (unit ?? '');
}

function tile(label: string, value: string, note: string): Html {
  return html`<div><dt>${label}</dt><dd>${value}<small>${note}</small></dd></div>`;
}

function noteOf({ total, running, of, unit }: Measure, lang: Lang): string {
  const words = WORDS[lang];
  if (of && unit) return words.overall;
  if (total === 'average') return words.average;
  return running || total === 'last' ? words.last : words.total;
}

/** The indexes of the figure that a report is about, and of the parts that add up to it. */
function findWhole({ measures, charts }: Report) {
  const parts = charts.find(({ kind }) => kind === 'stacked')?.measures ?? [];
  const whole = measures.findIndex(({ of }) => String(of?.sum) === String(parts));
  return { whole: Math.max(whole, 0), parts };
}

const inDeck = ({ name }: Report) => name.startsWith('allhands-');

const PROJECTED = /^(\d{4})p$/;

/** The row's name, with the p of a projected year spelt out. */
const spellOut = (row: string, lang: Lang) =>
  row.replace(PROJECTED, `$1 (${WORDS[lang].projected})`);

const isProjected = (row: string) => PROJECTED.test(row);

/** Totals, or the last actual year: a total that includes projected years says nothing. */
function tileFigures(report: Report, { rows, totals }: Figures) {
  const year = report.rows.findLastIndex((row) => !isProjected(row));
  const hasProjection = report.rows.some(isProjected);
  return {
    figures: hasProjection ? (rows[year] ?? []) : totals,
    noteOf: (measure: Measure) =>
      hasProjection ? (report.rows[year] ?? '') : noteOf(measure, report.lang),
  };
}

/** The key figures, the largest part, and the highest row of the whole or its last projected year. */
function keyFigures(report: Report, figures: Figures): Html {
  const { measures, lang } = report;
  const words = WORDS[lang];
  const tiled = tileFigures(report, figures);
  const { whole, parts } = findWhole(report);
  const figureOf = (at: number) => tiled.figures[at] ?? 0;
  const largest = parts.toSorted((a, b) => figureOf(b) - figureOf(a)).slice(0, 1);
  const others = [...measures.keys()].filter((at) => at !== whole && !parts.includes(at));
  const shown = [whole, ...others].slice(0, MAX_KEY_FIGURES - 1 - largest.length);
  const tiles = [...shown, ...largest].map((at) => {
    const measure = measures[at] as Measure;
    const name = largest.includes(at) ? `${words.highest}: ${measure.label}` : measure.label;
    return tile(name, show(figureOf(at), measure, lang), tiled.noteOf(measure));
  });
  const column = figures.rows.map((row) => row[whole] ?? 0);
  const last = report.rows.at(-1) ?? '';
  const at = isProjected(last) ? column.length - 1 : column.indexOf(Math.max(...column));
  const row = spellOut(report.rows[at] ?? '', lang);
  const main = measures[whole] as Measure;
  const name = isProjected(last) ? row : `${words.highest}: ${row}`;
  return html`<dl class="tiles" aria-label="${words.keyFigures}">${tiles}
${tile(name, show(column[at] ?? 0, main, lang), main.label)}</dl>`;
}

function chart({ kind, title, measures }: Chart, report: Report, figures: Figures): Html {
  const drawn = measures.flatMap((index) => report.measures[index] ?? []);
  const from = report.rows.findIndex(isProjected);
  const data: ChartData = {
    kind,
    lang: report.lang,
    unit: drawn[0]?.unit ?? '',
    series: drawn.map(({ label, color }, index) => ({ name: label, color: color ?? index + 1 })),
    rows: report.rows.map((label, row) => ({
      label: label.replace(PROJECTED, '$1'),
      values: measures.map((index) => Number((figures.rows[row]?.[index] ?? 0).toFixed(1))),
    })),
    ...(from >= 0 && { projected: { from, word: WORDS[report.lang].projected } }),
  };
  return html`<figure class="card"><figcaption>${title}</figcaption>
<div class="chart ${kind}" data-chart="${JSON.stringify(data)}"></div></figure>`;
}

function table(report: Report, figures: Figures): Html {
  const { lang, measures, title } = report;
  const words = WORDS[lang];
  const cells = (row: readonly number[]) =>
    measures.map((measure, at) => html`<td>${show(row[at] ?? 0, measure, lang)}</td>`);
  const totals = measures.map((measure, at) => {
    const note = noteOf(measure, lang);
    return html`<td>${show(figures.totals[at] ?? 0, measure, lang)}${
      note !== words.total && html`<small>${note}</small>`
    }</td>`;
  });
  return html`<div class="card scroll" role="region" tabindex="0" aria-label="${words.table}: ${title}">
<table><thead><tr><th scope="col">${report.rowHeading}</th>${measures.map(
    ({ label }) => html`<th scope="col">${label}</th>`,
  )}</tr></thead>
<tbody>${report.rows.map(
    (label, at) =>
      html`<tr><th scope="row">${spellOut(label, lang)}</th>${cells(figures.rows[at] ?? [])}</tr>\n`,
  )}</tbody>
${
  !report.rows.some(isProjected) &&
  html`<tfoot><tr><th scope="row">${words.total}</th>${totals}</tr></tfoot>`
}</table></div>`;
}

interface Files {
  stylesheet: string;
  script: string;
}

/**
 * The whole document. Its policy allows the site's own files and nothing inline.
 * @param chosen defaults to the report's own language; within the deck English, like the slides
 * @param framed leaves out the notice and title of a deck report, as its slide says the same
 */
export function renderPage(original: Report, files: Files, chosen?: Lang, framed = false): string {
  const lang = chosen ?? (inDeck(original) ? 'en' : original.lang);
  const report = translateReport(original, lang);
  const words = WORDS[lang];
  const figures = makeFigures(original);
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${report.title} (${words.inTitle})</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="${files.stylesheet}" />
<script type="module" src="${files.script}"></script>
</head>
<body${inDeck(report) && html` class="slide${framed && ' framed'}"`}>
<header>
<h1>${report.title}</h1>
<p>${report.context}</p>
${!(framed && inDeck(report)) && html`<p class="notice"><strong>${words.sample}</strong> <span>${words.madeUp}</span></p>`}
</header>
<main>
${keyFigures(report, figures)}
${report.charts.map((one) => chart(one, report, figures))}
${table(report, figures)}
</main>
</body>
</html>
`.text;
}
