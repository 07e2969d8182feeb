import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Console',
  fits: 'Libraries, APIs and infrastructure.',
  industries: ['developer tools', 'software', 'data'],
  tone: 'technical',
  argument: 'demo-first',
  card: {
    width: 1280,
    heroSpans: '5-7',
    align: 'split',
    largestPx: [24, 30, 36],
    radiusPx: 4,
    line: 'box',
    imagery: 'code with output',
    padPx: [40, 72],
  },
  scheme: 'dark',
  hue: 150,
  roles: {
    bg: [0.19, 0.012],
    surface: [0.245, 0.015],
    ink: [0.94, 0.01],
    muted: [0.72, 0.02],
    link: [0.82, 0.17],
    button: [0.82, 0.17],
    'on-button': [0.19, 0.012],
    line: [0.36, 0.02],
  },
  pairs: [],
  faces: { display: 'mono', text: 'neo' },
  hasBoxes: true,
  sections: [
    { kind: 'hero' },
    { kind: 'code-sample' },
    { kind: 'how-it-works' },
    { kind: 'facts' },
    { kind: 'comparison' },
    { kind: 'schedule' },
    { kind: 'pricing', variant: 'table' },
    { kind: 'footer' },
  ],
  bar: () => html``,
  renders,
  css,
};
