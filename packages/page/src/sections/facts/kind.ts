import { list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

/** Labels and values: a specification, security and data, what is in the box. */
export const kind = defineKind({
  label: 'Facts',
  variants: ['table', 'tiles', 'side by side'],
  needs: ['rows'],
  shape: {
    heading: text('Heading', 120),
    lead: text('Lead', 300),
    rows: list('Facts', { label: text('Label', 80), value: text('Value', 200) }, 30),
  },
  start: () => ({
    heading: 'In short',
    rows: [
      { label: '[What]', value: '[Value]' },
      { label: '[What]', value: '[Value]' },
    ],
  }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
    <dl class="facts">${data.rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`,
});
