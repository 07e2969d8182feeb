import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Pocket',
  fits: 'An app for habits, families, travel or friends.',
  industries: ['consumer app', 'mobile', 'family'],
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
  pairs: [
    ['bg', 'ink'],
    ['muted', 'bg'],
  ],
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
  renders,
  css,
};
