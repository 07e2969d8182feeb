import { nothing } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Placard',
  fits: 'Charity, campaign, community group.',
  industries: ['non-profit', 'community', 'campaign'],
  tone: 'urgent',
  argument: 'manifesto',
  card: {
    width: 'full',
    heroSpans: '12',
    align: 'left',
    largestPx: [64, 120, 176],
    radiusPx: 0,
    line: 'diagonal',
    imagery: 'typographic',
    padPx: [56, 112],
  },
  scheme: 'light',
  hue: 350,
  roles: {
    bg: [0.98, 0.01],
    surface: [0.95, 0.02],
    ink: [0.22, 0.03],
    muted: [0.45, 0.03],
    link: [0.43, 0.17],
    button: [0.43, 0.17],
    'on-button': [0.985, 0.015],
    line: [0.22, 0.03],
    deep: [0.35, 0.14],
  },
  pairs: [
    ['on-button', 'deep'],
    ['deep', 'on-button'],
    ['bg', 'ink'],
  ],
  faces: { display: 'poster', text: 'grotesque' },
  hasBoxes: true,
  sections: [
    { kind: 'hero' },
    { kind: 'proof' },
    { kind: 'problem', variant: 'rows' },
    { kind: 'features' },
    { kind: 'facts' },
    { kind: 'waitlist-form' },
    { kind: 'footer' },
  ],
  bar: () => nothing,
  renders,
  css,
};
