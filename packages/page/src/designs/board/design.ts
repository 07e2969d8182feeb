import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';

export const design: Design = {
  name: 'Board',
  fits: 'A brand page: press kit, studio, identity hand-over.',
  industries: ['brand', 'studio', 'design'],
  tone: 'brief',
  argument: 'showcase',
  card: {
    width: 'full',
    heroSpans: 'm',
    align: 'mosaic',
    largestPx: [40, 64, 96],
    radiusPx: 18,
    line: 'none',
    imagery: 'swatch and glyph tiles',
    padPx: [12, 12],
  },
  scheme: 'light',
  hue: 330,
  roles: {
    bg: [0.9, 0],
    surface: [0.98, 0],
    ink: [0.16, 0],
    muted: [0.42, 0],
    link: [0.43, 0.17],
    button: [0.43, 0.17],
    'on-button': [0.99, 0],
    line: [0.8, 0],
    'on-dark': [0.97, 0],
    bright: [0.8, 0.14],
  },
  pairs: [
    ['on-dark', 'ink'],
    ['bright', 'ink'],
    ['on-button', 'button'],
  ],
  faces: { display: 'geometric', text: 'mono' },
  sections: [{ kind: 'hero' }, { kind: 'brand-board' }, { kind: 'footer' }],
  bar: () => html``,
  renders: {
    hero: (data, paper) => html`<div class="tile tile-title">
        ${paper.line(data.kicker)}${paper.heading(paper.title)}
      </div>
      <div class="tile tile-say">${paper.line(data.heading === paper.title ? '' : data.heading, 'big')}${paper.line(data.lead)}${paper.link(data.action)}</div>`,
    'brand-board': (data, paper) => html`
      ${data.colours.map(({ name, hex, use }, at) => html`<div class="tile tile-colour c${at % 4}"><svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1"><rect width="1" height="1" fill="${/^#[\da-f]{6}$/i.test(hex) ? hex : 'none'}"/></svg><p><b>${name}</b> ${hex}<br>${use}</p></div>`)}
      ${data.faces.map(({ name, use }, at) => html`<div class="tile tile-face f${at}"><p class="specimen" aria-hidden="true">Aa</p><p><b>${name}</b><br>${use}</p></div>`)}
      ${data.logo.src !== '' && html`<div class="tile tile-logo">${paper.image(data.logo)}</div>`}
      ${data.voice.length > 0 && html`<div class="tile tile-voice">${data.voice.map(({ say, avoid }) => html`<dl><dt>We write</dt><dd>${say}</dd><dt>Not</dt><dd><s>${avoid}</s></dd></dl>`)}</div>`}
      <div class="tile tile-pattern" aria-hidden="true"><p>${paper.title.slice(0, 1).repeat(40)}</p></div>
      ${(data.logoUse !== '' || data.tagline !== '') && html`<div class="tile tile-use">${paper.line(data.tagline, 'big')}${paper.line(data.logoUse)}</div>`}`,
  },
  css,
};
