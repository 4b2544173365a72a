import { arc, pie } from 'd3-shape';
import { type Html, html } from '../html.ts';
import type { Bar, Share } from '../report.ts';
import { card, type Pen } from './card.ts';

/** A ring of the parts, and the parts as a list. */
export function drawShare(block: Share, pen: Pen): Html {
  const total = block.parts.reduce((sum, { value }) => sum + value, 0);
  const sum = pen.show(total, block.format);
  const angles = pie<Bar>()
    .value(({ value }) => value)
    .sort(null)([...block.parts]);
  const ring = arc<(typeof angles)[number]>().innerRadius(62).outerRadius(96).padAngle(0.02);
  const share = ({ value }: Bar) => pen.show((value / total) * 100, 'percent');
  const said = block.parts.map((part) => `${part.label} ${share(part)}`).join(', ');
  const drawing = html`<svg class="ring" viewBox="-100 -100 200 200" role="img" aria-labelledby="${pen.id}-title ${pen.id}-desc">
<title id="${pen.id}-title">${block.title}</title>
<desc id="${pen.id}-desc">${said}.</desc>
${angles.map((part, i) => html`<path class="c${i + 1}" d="${ring(part)}" />`)}
<text class="${sum.length > 8 ? 'sum long' : 'sum'}" y="2" text-anchor="middle">${sum}</text>
<text class="label" y="22" text-anchor="middle">${block.of}</text>
</svg>`;
  const parts = block.parts.map(
    (part, i) =>
      html`<li class="c${i + 1}"><span>${part.label}${part.note && html` <small>${part.note}</small>`}</span><span>${pen.show(part.value, block.format)}</span><strong>${share(part)}</strong></li>`,
  );
  return card(block, pen, html`<div class="share">${drawing}<ul class="parts">${parts}</ul></div>`);
}
