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
  start: ({ title }) => ({
    heading: `${title} and what people use today`,
    today: '[What they use today]',
    ours: title,
    rows: [
      { need: '[What they need]', today: '[How it is today]', ours: '[How it is then]' },
      { need: '[What they need]', today: '[How it is today]', ours: '[How it is then]' },
    ],
  }),
  render(data, paper) {
    const [today, ours] = [data.today || 'Today', data.ours || paper.title];
    const head = html`<div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>`;
    if (paper.variant === 'stacked')
      return html`${head}<ul class="rows">${data.rows.map((row) => html`<li>${paper.sub(row.need)}<dl><div><dt>${today}</dt><dd>${row.today}</dd></div><div><dt>${ours}</dt><dd>${row.ours}</dd></div></dl></li>`)}</ul>`;
    return html`${head}<div class="scroll" role="group" tabindex="0" aria-label="${data.heading || 'Comparison'}">
      <table>
        <thead><tr><td></td><th scope="col">${today}</th><th scope="col">${ours}</th></tr></thead>
        <tbody>${data.rows.map((row) => html`<tr><th scope="row">${row.need}</th><td>${row.today}</td><td>${row.ours}</td></tr>`)}</tbody>
      </table>
    </div>`;
  },
});
