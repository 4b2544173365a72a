import { SAMPLE_REPORTS } from '@intranet/contract/links/address.ts';
import { createPen, type Pen } from './draw/card.ts';
import { drawColumns } from './draw/columns.ts';
import { drawLines } from './draw/lines.ts';
import {
  drawAgenda,
  drawBoard,
  drawChat,
  drawChecklist,
  drawContact,
  drawDocuments,
  drawSlides,
} from './draw/pages.ts';
import { drawBars, drawCascade, drawFunnel, drawGoals, drawRanges } from './draw/rows.ts';
import { drawShare } from './draw/share.ts';
import { drawTable } from './draw/table.ts';
import { drawTiles } from './draw/tiles.ts';
import { type Html, html } from './html.ts';
import type { Block, Report } from './report.ts';
import { WORDS } from './words.ts';

export const STYLESHEET = 'sample-reports.css';

type Draw<B extends Block> = (block: B, pen: Pen) => Html;

const DRAW: { [B in Block as B['kind']]: Draw<B> } = {
  tiles: drawTiles,
  columns: drawColumns,
  lines: drawLines,
  bars: drawBars,
  funnel: drawFunnel,
  share: drawShare,
  cascade: drawCascade,
  ranges: drawRanges,
  goals: drawGoals,
  table: drawTable,
  documents: drawDocuments,
  board: drawBoard,
  checklist: drawChecklist,
  agenda: drawAgenda,
  slides: drawSlides,
  contact: drawContact,
  chat: drawChat,
};

/** The whole document. It has no script and no style of its own: its CSP allows neither. */
export function renderPage(report: Report): string {
  const words = WORDS[report.lang];
  const drawn = report.blocks.map((block, i) =>
    (DRAW[block.kind] as Draw<Block>)(block, createPen(report.lang, `block-${i + 1}`)),
  );
  return html`<!doctype html>
<html lang="${report.lang}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${report.title} (${words.inTitle})</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="${SAMPLE_REPORTS}${STYLESHEET}" />
</head>
<body>
<header>
<h1>${report.title}</h1>
${report.basis && html`<p class="basis">${report.basis}</p>`}
<p class="notice"><strong>${words.sample}</strong> ${words.madeUp} ${report.standsFor}.</p>
</header>
<main>
${drawn}
</main>
</body>
</html>
`.text;
}
