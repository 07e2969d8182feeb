import { nothing } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Marquee',
  fits: 'Conference, launch, opening, drop.',
  industries: ['event', 'launch', 'hospitality'],
  tone: 'urgent',
  argument: 'tease',
  card: {
    width: 'full',
    heroSpans: '12',
    align: 'left',
    largestPx: [218, 213, 333],
    radiusPx: 999,
    line: 'outline',
    imagery: 'typographic',
    padPx: [56, 120],
  },
  scheme: 'dark',
  hue: 280,
  roles: {
    bg: [0.2, 0.07],
    surface: [0.27, 0.09],
    ink: [0.96, 0.03],
    muted: [0.8, 0.06],
    link: [0.86, 0.15, 120],
    button: [0.86, 0.15, 120],
    'on-button': [0.2, 0.07],
    line: [0.45, 0.09],
  },
  pairs: [
    ['bg', 'link'],
    ['bg', 'ink'],
    ['link', 'bg'],
  ],
  faces: { display: 'wide', text: 'neo' },
  hasBoxes: true,
  sections: [
    { kind: 'hero' },
    { kind: 'solution' },
    { kind: 'schedule', variant: 'grid' },
    { kind: 'place' },
    { kind: 'pricing' },
    { kind: 'team' },
    { kind: 'waitlist-form' },
    { kind: 'footer' },
  ],
  bar: () => nothing,
  renders,
  css,
};
