import { list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

/** Things with numbers: parts, materials, listings. */
export const kind = defineKind({
  label: 'Catalogue',
  variants: ['tiles', 'strip', 'list'],
  needs: ['items'],
  shape: {
    heading: text('Heading', 120),
    lead: text('Lead', 300),
    items: list(
      'Items',
      {
        number: text('Number', 40),
        name: text('Name', 80),
        values: list('Values', { label: text('Label', 40), value: text('Value', 60) }, 5),
        when: text('Lead time or price', 60),
      },
      40,
    ),
  },
  start: () => ({
    heading: '[What is in the catalogue]',
    items: [
      { name: '[Name]', when: '[Price or lead time]' },
      { name: '[Name]', when: '[Price or lead time]' },
    ],
  }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
    <ul class="parts"${paper.variant === 'strip' && html` tabindex="0"`}>${data.items.map(
      ({ number, name, values, when }) =>
        html`<li>${paper.line(number, 'number')}${paper.sub(name)}${values.length > 0 && html`<dl>${values.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}${paper.line(when, 'when')}</li>`,
    )}</ul>`,
});
