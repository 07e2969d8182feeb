import { list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

export const kind = defineKind({
  label: 'How it works',
  variants: ['list', 'columns', 'side by side'],
  needs: ['items'],
  shape: {
    heading: text('Heading', 120),
    lead: text('Lead', 300),
    items: list(
      'Steps',
      { title: text('Step', 80), body: text('Text', 300), side: text('Who does it', 40) },
      10,
    ),
  },
  start: ({ title }) => ({
    heading: 'How it works',
    items: [
      { title: '[What they do first]', body: '[How long it takes]' },
      { title: `[What ${title} does then]`, body: '[What they see]' },
      { title: '[What they have in the end]' },
    ],
  }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
    <ol class="steps">${data.items.map(({ title, body, side }) => html`<li>${paper.line(side, 'kicker')}${paper.sub(title)}${paper.line(body)}</li>`)}</ol>`,
});
