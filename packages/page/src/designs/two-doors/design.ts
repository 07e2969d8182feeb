import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Two Doors',
  fits: 'A marketplace with two groups who need each other.',
  industries: ['marketplace', 'platform', 'rental'],
  tone: 'brief',
  argument: 'fork',
  card: {
    width: 'full',
    heroSpans: '6-6',
    align: 'split',
    largestPx: [32, 40, 52],
    radiusPx: 24,
    line: 'none',
    imagery: 'two colour fields',
    padPx: [48, 96],
  },
  scheme: 'light',
  hue: 300,
  roles: {
    bg: [0.985, 0.003],
    surface: [0.93, 0.04],
    ink: [0.2, 0.03],
    muted: [0.42, 0.03],
    link: [0.4, 0.15],
    button: [0.2, 0.03],
    'on-button': [0.985, 0.003],
    line: [0.8, 0.04],
    'door-a': [0.36, 0.13],
    'on-a': [0.985, 0.01],
    'door-b': [0.9, 0.1, 180],
  },
  pairs: [
    ['on-a', 'door-a'],
    ['ink', 'door-b'],
    ['door-a', 'on-a'],
  ],
  faces: { display: 'geometric', text: 'neo' },
  sections: [
    { kind: 'hero' },
    { kind: 'how-it-works' },
    { kind: 'parts', variant: 'strip' },
    { kind: 'pricing' },
    { kind: 'faq', variant: 'folded' },
    { kind: 'call-to-action' },
    { kind: 'footer' },
  ],
  bar: () => html``,
  renders,
  css,
};
