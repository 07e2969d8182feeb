import { list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { defineKind } from '../kind.ts';

/** A menu, the prices of a service, or every fee. */
export const kind = defineKind({
  label: 'Price list',
  variants: ['one column', 'two columns', 'side by side'],
  needs: ['groups'],
  shape: {
    heading: text('Heading', 120),
    note: text('What the prices include', 300),
    groups: list(
      'Groups',
      {
        title: text('Title', 80),
        rows: list(
          'Rows',
          { name: text('Name', 100), price: text('Price', 40), note: text('Note', 160) },
          30,
        ),
      },
      8,
    ),
  },
  start: () => ({
    heading: 'Prices',
    groups: [
      {
        title: '[Group]',
        rows: [
          { name: '[What]', price: '[Price]' },
          { name: '[What]', price: '[Price]' },
        ],
      },
    ],
  }),
  render: (data, paper) => html`
    <div class="head">${paper.heading(data.heading)}${paper.line(data.note, 'note')}</div>
    <div class="groups">${data.groups.map(
      ({ title, rows }) =>
        html`<div class="group">${paper.sub(title)}<ul class="prices">${rows.map(
          ({ name, price, note }) =>
            html`<li><span class="row"><span class="name">${name}</span><span class="dots"></span><span class="amount">${price}</span></span>${paper.line(note, 'note')}</li>`,
        )}</ul></div>`,
    )}</div>`,
});
