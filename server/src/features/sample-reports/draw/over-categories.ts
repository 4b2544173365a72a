import { scaleLinear } from 'd3-scale';
import type { Format } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Columns, Lines } from '../report.ts';
import { card, legend, type Pen, scroller } from './card.ts';

type Chart = Columns | Lines;

const HEIGHT = 280;
const TOP = 26;
const BOTTOM = 30;
/** The widths below which stylesheet rules hide what would overlap. */
const WIDTHS = [200, 260, 320, 440, 560, 680, 800, 920, 1040];

/** A scale of pixels over all values and zero, with ticks. */
export function uprightScale(values: readonly number[]) {
  const lowest = Math.min(0, ...values);
  // A figure under a bar below zero has room above the categories.
  const room = lowest < 0 ? BOTTOM + 16 : BOTTOM;
  return scaleLinear()
    .domain([lowest, Math.max(0, ...values)])
    .nice(5)
    .range([HEIGHT - room, TOP]);
}

/** The class of texts that need so many pixels each, side by side, `count` times. */
export function fit(texts: readonly string[], count: number): string {
  const longest = Math.max(...texts.map((text) => text.length));
  const needed = (longest * 6.8 + 5) * count;
  return `fit-${WIDTHS.find((width) => width >= needed) ?? 'never'}`;
}

function describe({ series, categories, format, projectedFrom }: Chart, pen: Pen): string {
  const { words } = pen;
  const sentences = series.map(({ label, values }) => {
    const at = (value: number) => categories[values.indexOf(value)] ?? '';
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const extremes = `${words.lowest} ${pen.show(low, format)} ${words.in} ${at(low)}, ${words.highest} ${pen.show(high, format)} ${words.in} ${at(high)}`;
    return `${label}: ${extremes}.`;
  });
  if (projectedFrom !== undefined) {
    sentences.push(`${words.projection}: ${categories.slice(projectedFrom).join(', ')}.`);
  }
  return sentences.join(' ');
}

/** The figures of a chart once more, for whoever reads rather than looks. */
function figures(chart: Chart, pen: Pen): Html {
  const { categories, series, format, projectedFrom = categories.length, categoryLabel } = chart;
  const heads = series.map(({ label }) => html`<th scope="col">${label}</th>`);
  const rows = categories.map((category, i) => {
    const later = i >= projectedFrom && ` (${pen.words.projected})`;
    const cells = series.map(({ values }) => html`<td>${pen.show(values[i] ?? null, format)}</td>`);
    return html`<tr><th scope="row">${category}${later}</th>${cells}</tr>`;
  });
  const table = html`<table><thead><tr><th scope="col">${categoryLabel}</th>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
  return html`<details><summary>${pen.words.figures}</summary>${scroller(`${pen.words.tableOf}: ${chart.title}`, table)}</details>`;
}

/** The steps of a scale: whole ones, but where its figures have digits after the comma. */
function ticksOf(scale: ReturnType<typeof uprightScale>, format: Format, pen: Pen) {
  const shown = format === 'percent' ? 'wholePercent' : format;
  const broken = format === 'tenth' || format === 'multiple';
  return scale
    .ticks(5)
    .filter((tick) => broken || Number.isInteger(tick))
    .map((tick) => ({ y: scale(tick), text: pen.show(tick, shown) }));
}

/** An upright chart's parts that are drawn by the kind of chart. Across in percent, down in pixels. */
export interface Drawn {
  readonly scale: ReturnType<typeof uprightScale>;
  /** The middle of each category, 0 to 100. */
  readonly middles: readonly number[];
  readonly marks: Html | readonly Html[];
}

/**
 * The frame of an upright chart: grid, axes, shade behind projections, legend, and a table. Across
 * it is measured in percent, so that letters keep their size however narrow the page is.
 */
export function overCategories(chart: Chart, pen: Pen, { scale, middles, marks }: Drawn): Html {
  const { categories, series, projectedFrom, format } = chart;
  const ticks = ticksOf(scale, format, pen);
  const gutter = Math.max(...ticks.map(({ text }) => text.length)) * 7 + 10;
  const step = (middles[1] ?? 100) - (middles[0] ?? 0);
  const shadeFrom = projectedFrom === undefined ? null : (middles[projectedFrom] ?? 100) - step / 2;
  const labels = categories.map(
    (category, i) =>
      html`<text class="label${i % 2 === 1 && ' odd'}" x="${middles[i]}%" y="${HEIGHT - 8}" text-anchor="middle">${category}</text>`,
  );
  const plot = html`<svg class="area ${fit(categories, categories.length)}-labels" width="100%" height="${HEIGHT}" role="img" aria-labelledby="${pen.id}-title ${pen.id}-desc">
<title id="${pen.id}-title">${chart.title}</title>
<desc id="${pen.id}-desc">${describe(chart, pen)}</desc>
${
  shadeFrom !== null &&
  html`<rect class="shade" x="${shadeFrom}%" y="0" width="${100 - shadeFrom}%" height="${HEIGHT - BOTTOM}" />`
}
${ticks.map(({ y }) => html`<line class="grid" x1="0" x2="100%" y1="${y}" y2="${y}" />`)}
${marks}
<line class="axis" x1="0" x2="100%" y1="${scale(0)}" y2="${scale(0)}" />
${labels}
</svg>`;
  const axis = html`<svg class="ticks" width="${gutter}" height="${HEIGHT}" aria-hidden="true">${ticks.map(
    ({ y, text }) => html`<text x="${gutter - 8}" y="${y + 4}" text-anchor="end">${text}</text>`,
  )}</svg>`;
  const named = series.length > 1 ? series.map(({ label }) => label) : [];
  const meaning = legend(named, projectedFrom === undefined ? undefined : pen.words.projection);
  const body = [
    html`<div class="plot">${axis}<div class="room">${plot}</div></div>`,
    figures(chart, pen),
  ];
  return card(chart, pen, body, meaning);
}

export { HEIGHT as CHART_HEIGHT };
