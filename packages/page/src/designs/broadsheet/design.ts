import { nothing } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Broadsheet',
  fits: 'Newsletter, podcast, writer, small publisher.',
  industries: ['media', 'creator', 'community'],
  tone: 'formal',
  argument: 'content-first',
  card: {
    width: 1240,
    heroSpans: '3-6-3',
    align: 'centred',
    largestPx: [44, 84, 128],
    radiusPx: 0,
    line: 'column',
    imagery: 'column text and rules',
    padPx: [32, 56],
  },
  scheme: 'light',
  hue: 30,
  roles: {
    bg: [0.965, 0.008, 55],
    surface: [0.965, 0.008, 55],
    ink: [0.17, 0.005],
    muted: [0.44, 0.01],
    link: [0.46, 0.17],
    button: [0.17, 0.005],
    'on-button': [0.965, 0.008, 55],
    line: [0.6, 0.008, 55],
  },
  pairs: [],
  faces: { display: 'news', text: 'news' },
  hasBoxes: true,
  sections: [
    { kind: 'hero' },
    { kind: 'rich-text', variant: 'two columns' },
    { kind: 'schedule', variant: 'grid' },
    { kind: 'waitlist-form' },
    { kind: 'pricing' },
    { kind: 'team' },
    { kind: 'footer' },
  ],
  bar: () => nothing,
  renders,
  css,
};
