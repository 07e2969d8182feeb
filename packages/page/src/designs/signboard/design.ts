import { html, nothing } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Signboard',
  fits: 'Plumber, garage, cleaner: businesses that people call.',
  industries: ['local service', 'trades', 'repair', 'health'],
  tone: 'brief',
  argument: 'local-trust',
  card: {
    width: 'full',
    heroSpans: '12',
    align: 'left',
    largestPx: [34, 72, 104],
    radiusPx: 0,
    line: 'bar',
    imagery: 'area and hours',
    padPx: [40, 64],
  },
  scheme: 'light',
  hue: 85,
  roles: {
    bg: [0.99, 0],
    surface: [0.86, 0.16],
    ink: [0.2, 0.02],
    muted: [0.42, 0.02],
    link: [0.42, 0.11],
    button: [0.2, 0.02],
    'on-button': [0.99, 0],
    line: [0.2, 0.02],
  },
  pairs: [
    ['bg', 'ink'],
    ['surface', 'ink'],
  ],
  faces: { display: 'wide', text: 'grotesque' },
  sections: [
    { kind: 'hero' },
    { kind: 'price-list' },
    { kind: 'place' },
    { kind: 'how-it-works', variant: 'columns' },
    { kind: 'team' },
    { kind: 'call-to-action' },
    { kind: 'footer' },
  ],
  bar: ({ phone }) =>
    phone === null
      ? nothing
      : html`<header class="callbar"><a href="${phone.href}">Call ${phone.label}</a></header>`,
  renders,
  css,
};
