import { type Html, html } from '../html.ts';
import type { Row, Table } from '../report.ts';
import { card, classOf, type Pen, scroller } from './card.ts';

export function drawTable(block: Table, pen: Pen): Html {
  const { columns, rows, rowLabel } = block;
  const classes = columns.map(({ words, projected }) =>
    classOf(words && 'words', projected && 'later'),
  );
  const heads = columns.map(({ label }, i) => html`<th scope="col"${classes[i]}>${label}</th>`);
  const cell = (row: Row, value: Row['cells'][number], i: number) => {
    const text = pen.show(value, row.format ?? columns[i]?.format ?? 'whole');
    return html`<td${classes[i]}>${text}</td>`;
  };
  const drawn = rows.map((row) => {
    const cells = row.cells.map((value, i) => cell(row, value, i));
    const gap = columns.length - row.cells.length;
    const rest = gap > 0 && html`<td colspan="${gap}"></td>`;
    return html`<tr${classOf(row.level)}><th scope="row">${row.label}</th>${cells}${rest}</tr>`;
  });
  const table = html`<table${classOf(block.sheet && 'sheet', columns.length > 10 && 'dense')}>
<thead><tr><th scope="col">${rowLabel}</th>${heads}</tr></thead>
<tbody>${drawn}</tbody>
</table>`;
  return card(block, pen, scroller(`${pen.words.tableOf}: ${block.title}`, table));
}
