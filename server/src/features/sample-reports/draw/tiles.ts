import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { showChange } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Tile, Tiles } from '../report.ts';
import type { Pen } from './card.ts';

function trend(values: readonly number[]): Html {
  const across = scaleLinear([0, values.length - 1], [0, 100]);
  const upright = scaleLinear([Math.min(...values), Math.max(...values)], [28, 4]);
  const path = line<number>((_, i) => across(i), upright)(values as number[]);
  return html`<svg class="trend" viewBox="0 0 100 32" width="100%" height="32" preserveAspectRatio="none" aria-hidden="true"><path class="line c1" d="${path}" /></svg>`;
}

function change({ value, before, format = 'whole', better = 'up', beforeLabel }: Tile, pen: Pen) {
  if (before === undefined || typeof value === 'string') return null;
  const rose = value > before;
  const good = better === 'none' || rose === (better === 'up') || value === before;
  const tone = better === 'none' || value === before ? 'even' : good ? 'good' : 'bad';
  const arrow = value === before ? '' : rose ? '▲ ' : '▼ ';
  return html`<dd class="beside"><span class="${tone}">${arrow}${showChange(value, before, format, pen.lang)}</span> ${beforeLabel}</dd>`;
}

export function drawTiles({ tiles }: Tiles, pen: Pen): Html {
  const drawn = tiles.map(
    (tile) => html`<div>
<dt>${tile.label}</dt>
<dd class="figure">${pen.show(tile.value, tile.format ?? 'whole')}</dd>
${change(tile, pen)}${tile.note && html`<dd class="beside">${tile.note}</dd>`}${tile.trend && html`<dd>${trend(tile.trend)}</dd>`}
</div>`,
  );
  return html`<section class="full" aria-labelledby="${pen.id}">
<h2 id="${pen.id}" class="hidden">${pen.words.keyFigures}</h2>
<dl class="tiles">${drawn}</dl>
</section>`;
}
