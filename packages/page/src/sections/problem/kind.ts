import { list, rich, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

export const kind = defineKind({
  label: 'Problem',
  variants: ['text', 'rows', 'cards'],
  needs: ['body', 'items'],
  shape: {
    heading: text('Heading', 120),
    body: rich('Text', 3000),
    items: list(
      'Points',
      { title: text('Title', 80), body: text('Text', 300), value: text('Figure', 40) },
      8,
    ),
  },
  start: () => ({ heading: '[What goes wrong today]', body: '[Who loses what, and how often]' }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.rich(data.body)}</div>
    ${data.items.length > 0 && html`<ul class="rows">${data.items.map(({ title, body, value }) => html`<li>${paper.sub(title)}${paper.line(value, 'value')}${paper.line(body)}</li>`)}</ul>`}`,
});
