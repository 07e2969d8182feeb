import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Catalogue',
  fits: 'Parts, materials, contract manufacturing, wholesale.',
  industries: ['industry', 'wholesale', 'manufacturing', 'repair', 'shop'],
  tone: 'technical',
  argument: 'catalogue',
  card: {
    width: 1280,
    heroSpans: '3-9',
    align: 'rail',
    largestPx: [22, 26, 28],
    radiusPx: 3,
    line: 'cell',
    imagery: 'part glyphs',
    padPx: [24, 40],
  },
  scheme: 'light',
  hue: 240,
  roles: {
    bg: [0.965, 0.004],
    surface: [1, 0],
    ink: [0.21, 0.015],
    muted: [0.45, 0.015],
    link: [0.42, 0.13],
    button: [0.42, 0.13],
    'on-button': [1, 0],
    line: [0.84, 0.008],
  },
  pairs: [
    ['ink', 'line'],
    ['bg', 'ink'],
  ],
  faces: { display: 'condensed', text: 'condensed' },
  sections: [
    { kind: 'hero' },
    { kind: 'parts' },
    { kind: 'facts' },
    { kind: 'comparison' },
    { kind: 'how-it-works', variant: 'columns' },
    { kind: 'place' },
    { kind: 'waitlist-form' },
    { kind: 'footer' },
  ],
  bar: () => html``,
  renders,
  css,
};
