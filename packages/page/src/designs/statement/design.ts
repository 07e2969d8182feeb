import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Statement',
  fits: 'Payments, lending, accounting, insurance.',
  industries: ['fintech', 'finance', 'accounting', 'insurance'],
  tone: 'formal',
  argument: 'price-first',
  card: {
    width: 1200,
    heroSpans: '8 then 4-8',
    align: 'left',
    largestPx: [34, 46, 54],
    radiusPx: 2,
    line: 'dashed',
    imagery: 'worked statement',
    padPx: [40, 72],
  },
  scheme: 'light',
  hue: 170,
  roles: {
    bg: [0.965, 0.012],
    surface: [1, 0],
    ink: [0.22, 0.025],
    muted: [0.47, 0.02],
    link: [0.4, 0.09],
    button: [0.3, 0.07],
    'on-button': [0.99, 0.005],
    line: [0.82, 0.02],
    stripe: [0.945, 0.03],
  },
  pairs: [
    ['ink', 'stripe'],
    ['on-button', 'button'],
  ],
  faces: { display: 'neo', text: 'neo' },
  sections: [
    { kind: 'hero' },
    { kind: 'price-list' },
    { kind: 'facts' },
    { kind: 'problem', variant: 'rows' },
    { kind: 'comparison' },
    { kind: 'how-it-works', variant: 'columns' },
    { kind: 'call-to-action' },
    { kind: 'footer' },
  ],
  bar: ({ title, action }) => html`<header class="bar"><p>${title}</p>${action}</header>`,
  renders,
  css,
};
