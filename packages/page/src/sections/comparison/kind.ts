import { list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

export const kind = defineKind({
  label: 'Comparison',
  variants: ['table', 'stacked'],
  needs: ['rows'],
  shape: {
    heading: text('Heading', 120),
    lead: text('Lead', 300),
    today: text('How they do it today', 60),
    ours: text('This way', 60),
    rows: list(
      'Rows',
      { need: text('What buyers choose by', 80), today: text('Today', 160), ours: text('This way', 160) },
      12,
    ),
  },
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
    <div class="scroll" role="group" tabindex="0" aria-label="${data.heading === '' ? 'Comparison' : data.heading}">
      <table>
        <thead><tr><td></td><th scope="col">${data.today === '' ? 'Today' : data.today}</th><th scope="col">${data.ours === '' ? paper.title : data.ours}</th></tr></thead>
        <tbody>${data.rows.map(({ need, today, ours }) => html`<tr><th scope="row">${need}</th><td>${today}</td><td>${ours}</td></tr>`)}</tbody>
      </table>
    </div>`,
});
