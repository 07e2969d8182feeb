import { nothing } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Menu',
  fits: 'Café, restaurant, bakery, caterer.',
  industries: ['food', 'hospitality', 'shop'],
  tone: 'warm',
  argument: 'offer-first',
  card: {
    width: 880,
    heroSpans: '2-8-2',
    align: 'centred',
    largestPx: [48, 72, 88],
    radiusPx: 0,
    line: 'double',
    imagery: 'ruled paper and an ornament',
    padPx: [28, 56],
  },
  scheme: 'light',
  hue: 25,
  roles: {
    bg: [0.925, 0.024, 60],
    surface: [0.955, 0.018, 60],
    ink: [0.25, 0.03],
    muted: [0.45, 0.03],
    link: [0.43, 0.14],
    button: [0.43, 0.14],
    'on-button': [0.97, 0.012, 60],
    line: [0.43, 0.14],
  },
  pairs: [],
  faces: { display: 'didone', text: 'old-style' },
  hasBoxes: true,
  sections: [
    { kind: 'hero' },
    { kind: 'price-list', variant: 'two columns' },
    { kind: 'rich-text' },
    { kind: 'place' },
    { kind: 'call-to-action', variant: 'plain' },
    { kind: 'footer' },
  ],
  bar: () => nothing,
  renders,
  css,
};
