import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Teardown',
  fits: 'Devices, tools, furniture and kits.',
  industries: ['hardware', 'manufacturing', 'design', 'shop'],
  tone: 'technical',
  argument: 'object-first',
  card: {
    width: 'full',
    heroSpans: '12',
    align: 'left',
    largestPx: [28, 36, 40],
    radiusPx: 0,
    line: 'dimension',
    imagery: 'line drawing with leaders',
    padPx: [40, 80],
  },
  scheme: 'light',
  hue: 45,
  roles: {
    bg: [0.92, 0.004],
    surface: [0.955, 0.003],
    ink: [0.18, 0.005],
    muted: [0.43, 0.008],
    link: [0.45, 0.15],
    button: [0.45, 0.15],
    'on-button': [0.99, 0],
    line: [0.7, 0.006],
  },
  pairs: [],
  faces: { display: 'grotesque', text: 'mono' },
  hasBoxes: true,
  sections: [
    { kind: 'hero' },
    { kind: 'facts' },
    { kind: 'features' },
    { kind: 'comparison' },
    { kind: 'waitlist-form' },
    { kind: 'faq', variant: 'folded' },
    { kind: 'footer' },
  ],
  bar: () => html``,
  renders,
  css,
};
