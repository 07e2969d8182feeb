import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';

export const design: Design = {
  name: 'Pocket',
  fits: 'An app for habits, families, travel or friends.',
  industries: ['consumer app', 'mobile'],
  tone: 'warm',
  argument: 'demo-first',
  card: {
    width: 1040,
    heroSpans: '1-10-1',
    align: 'centred',
    largestPx: [40, 56, 72],
    radiusPx: 28,
    line: 'none',
    imagery: 'phone drawn in HTML',
    padPx: [56, 112],
  },
  scheme: 'light',
  hue: 20,
  roles: {
    bg: [0.93, 0.045],
    surface: [0.985, 0.01],
    ink: [0.24, 0.05],
    muted: [0.43, 0.05],
    link: [0.44, 0.16],
    button: [0.5, 0.19],
    'on-button': [0.99, 0.005],
    line: [0.86, 0.06],
  },
  pairs: [],
  faces: { display: 'geometric', text: 'humanist' },
  sections: [
    { kind: 'hero' },
    { kind: 'product-shot', variant: 'phone' },
    { kind: 'solution' },
    { kind: 'facts', variant: 'tiles' },
    { kind: 'pricing' },
    { kind: 'waitlist-form' },
    { kind: 'footer' },
  ],
  bar: ({ title }) => html`<header class="bar"><p>${title}</p></header>`,
  renders: {
    hero: (data, paper) => html`
      ${paper.heading(data.heading === '' ? paper.title : data.heading)}
      <div class="stage">
        ${paper.line(data.lead, 'lead')}
        ${data.points.length > 0 && html`<div class="phone"><p class="clock">${paper.title}</p><dl>${data.points.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></div>`}
        <div class="act">${paper.link(data.action, 'button')}${paper.line(data.note, 'note')}</div>
      </div>`,
    'product-shot': (data, paper) => html`
      <div class="head">${paper.heading(data.heading)}${paper.line(data.caption)}</div>
      ${paper.image(data.image)}
      <ol class="film" tabindex="0" aria-label="${data.heading === '' ? 'Screens' : data.heading}">${data.rows.map(({ label, value, pin }) => html`<li><p class="screen"><span>${label}</span><b>${value}</b></p>${paper.line(pin)}</li>`)}</ol>`,
  },
  css,
};
