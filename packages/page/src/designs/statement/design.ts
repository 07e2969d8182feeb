import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';

export const design: Design = {
  name: 'Statement',
  fits: 'Payments, lending, accounting, insurance.',
  industries: ['fintech', 'accounting', 'insurance'],
  tone: 'formal',
  argument: 'price-first',
  card: {
    width: 1200,
    heroSpans: '8 then 4-8',
    align: 'left',
    largestPx: [34, 46, 54],
    radiusPx: 2,
    line: 'dashed',
    imagery: 'worked statement',
    padPx: [40, 72],
  },
  scheme: 'light',
  hue: 170,
  roles: {
    bg: [0.965, 0.012],
    surface: [1, 0],
    ink: [0.22, 0.025],
    muted: [0.47, 0.02],
    link: [0.4, 0.09],
    button: [0.3, 0.07],
    'on-button': [0.99, 0.005],
    line: [0.82, 0.02],
  },
  pairs: [],
  faces: { display: 'neo', text: 'neo' },
  sections: [
    { kind: 'hero' },
    { kind: 'price-list' },
    { kind: 'facts' },
    { kind: 'problem', variant: 'rows' },
    { kind: 'comparison' },
    { kind: 'how-it-works', variant: 'columns' },
    { kind: 'call-to-action' },
    { kind: 'footer' },
  ],
  bar: ({ title, action }) => html`<header class="bar"><p>${title}</p>${action}</header>`,
  renders: {
    hero: (data, paper) => html`
      ${paper.heading(data.heading === '' ? paper.title : data.heading)}
      <div class="sheet">
        <div class="left">${paper.line(data.kicker, 'kicker')}${paper.line(data.lead)}</div>
        ${data.points.length > 0 && html`<dl class="sum">${data.points.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}
      </div>
      ${paper.line(data.note, 'note')}`,
    'price-list': (data, paper) => html`
      <div class="head">${paper.heading(data.heading)}${paper.line(data.note)}</div>
      <div class="scroll" role="group" tabindex="0" aria-label="${data.heading === '' ? 'Prices' : data.heading}"><table>
        ${data.groups.map(({ title, rows }) => html`<tbody><tr class="group"><th scope="rowgroup" colspan="3">${title}</th></tr>${rows.map(({ name, note, price }) => html`<tr><th scope="row">${name}</th><td>${note}</td><td class="amount">${price}</td></tr>`)}</tbody>`)}
      </table></div>`,
  },
  css,
};
