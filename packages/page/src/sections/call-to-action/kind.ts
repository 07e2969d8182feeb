import { link, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

export const kind = defineKind({
  label: 'Call to action',
  variants: ['band', 'plain', 'side by side'],
  needs: ['heading'],
  shape: {
    heading: text('Heading', 140),
    lead: text('Lead', 300),
    action: link('Action'),
    note: text('What happens then', 200),
  },
  start: ({ title, action }) => ({ heading: `[Why to try ${title} now]`, action }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
    <div class="act">${paper.link(data.action, 'button')}${paper.line(data.note, 'note')}</div>`,
});
