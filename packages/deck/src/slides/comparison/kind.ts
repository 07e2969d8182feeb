import { html, list, text } from '@slipway/page/parts';
import { defineSlide } from '../kind.ts';
import { body, paragraph, title } from '../shapes.ts';

export const kind = defineSlide({
  label: 'Comparison',
  shape: {
    title,
    columns: list('Columns', { label: text('Name', 80) }, 4),
    rows: list(
      'Rows',
      { label: text('What buyers choose by', 80), cells: list('Cells', { text: text('Cell', 240) }, 4) },
      8,
    ),
    body,
  },
  wordsMost: 45,
  defaults: {},
  matter: ({ columns, rows }) =>
    html`<table><thead><tr><td></td>${columns.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead><tbody>${rows.map(
      ({ label, cells }) =>
        html`<tr><th scope="row">${label}</th>${cells.map((cell) => html`<td>${cell.text}</td>`)}</tr>`,
    )}</tbody></table>`,
  margin: ({ body: words }) => paragraph(words),
});
