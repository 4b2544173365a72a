import type { ChartData } from './chart-data.ts';
import { type Html, html } from './html.ts';
import { type Figures, makeFigures } from './make-figures.ts';
import type { Chart, Lang, Measure, Report } from './report.ts';
import { translateReport } from './translate-report.ts';
import { WORDS } from './words.ts';

const MOST_KEY_FIGURES = 4;

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
  if (total === 'average' || (of && unit)) return words.average;
  return running || total === 'last' ? words.last : words.total;
}

/** The totals of up to three measures, and the highest row of the first. */
function keyFigures({ rows, measures, lang }: Report, figures: Figures): Html {
  const words = WORDS[lang];
  const tiles = measures
    .slice(0, MOST_KEY_FIGURES - 1)
    .map((measure, at) =>
      tile(measure.label, show(figures.totals[at] ?? 0, measure, lang), noteOf(measure, lang)),
    );
  const [first] = measures;
  const column = figures.rows.map(([figure]) => figure ?? 0);
  const highest = Math.max(...column);
  const row = rows[column.indexOf(highest)] ?? '';
  if (first) tiles.push(tile(`${words.highest}: ${row}`, show(highest, first, lang), first.label));
  return html`<dl class="tiles" aria-label="${words.keyFigures}">${tiles}</dl>`;
}

function chart({ kind, title, measures }: Chart, report: Report, figures: Figures): Html {
  const drawn = measures.flatMap((index) => report.measures[index] ?? []);
  const data: ChartData = {
    kind,
    lang: report.lang,
    unit: drawn[0]?.unit ?? '',
    series: drawn.map(({ label }) => label),
    rows: report.rows.map((label, row) => ({
      label,
      values: measures.map((index) => Number((figures.rows[row]?.[index] ?? 0).toFixed(1))),
    })),
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
    (label, at) => html`<tr><th scope="row">${label}</th>${cells(figures.rows[at] ?? [])}</tr>\n`,
  )}</tbody>
<tfoot><tr><th scope="row">${words.total}</th>${totals}</tr></tfoot></table></div>`;
}

interface Files {
  stylesheet: string;
  script: string;
}

/** The whole document. Its policy allows the site's own files and nothing inline. */
export function renderPage(original: Report, files: Files, lang = original.lang): string {
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
<body${report.name.startsWith('allhands-') && html` class="slide"`}>
<header>
<h1>${report.title}</h1>
<p>${report.context}</p>
<p class="notice"><strong>${words.sample}</strong> <span>${words.madeUp}</span></p>
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
