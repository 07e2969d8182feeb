import { list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

export const kind = defineKind({
  label: 'Features',
  variants: ['rows', 'columns', 'cards', 'side by side'],
  needs: ['items'],
  shape: {
    heading: text('Heading', 120),
    lead: text('Lead', 300),
    items: list('Features', { title: text('Title', 80), body: text('Text', 300) }, 12),
  },
  start: () => ({
    heading: 'What you get',
    items: [
      { title: '[First thing they get]', body: '[What it does for them]' },
      { title: '[Second thing]', body: '[What it does for them]' },
      { title: '[Third thing]', body: '[What it does for them]' },
    ],
  }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
    <ul class="rows">${data.items.map(({ title, body }) => html`<li>${paper.sub(title)}${paper.line(body)}</li>`)}</ul>`,
});
