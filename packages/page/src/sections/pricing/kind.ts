import { link, list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

export const kind = defineKind({
  label: 'Plans',
  variants: ['columns', 'table'],
  needs: ['plans'],
  shape: {
    heading: text('Heading', 120),
    lead: text('Lead', 300),
    plans: list(
      'Plans',
      {
        name: text('Name', 40),
        price: text('Price', 30),
        per: text('Per', 40),
        lines: list('What is in it', { line: text('Line', 120) }, 12),
        action: link('Action'),
      },
      4,
    ),
  },
  start: ({ price, action }) => ({
    heading: 'Prices',
    plans: [{ name: '[Plan]', price: price || '[Price]', lines: [{ line: '[What is in it]' }], action }],
  }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.lead, 'lead')}</div>
    <div class="plans">${data.plans.map(
      ({ name, price, per, lines, action }) => html`<article class="plan">
        ${paper.sub(name)}
        <p class="price"><strong>${price}</strong> ${per}</p>
        ${lines.length > 0 && html`<ul>${lines.map(({ line }) => html`<li>${line}</li>`)}</ul>`}
        ${paper.link(action, 'button')}
      </article>`,
    )}</div>`,
});
