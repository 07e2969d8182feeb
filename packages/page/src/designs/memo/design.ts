import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Memo',
  fits: 'Software that a committee buys and forwards.',
  industries: ['software', 'finance', 'operations', 'business services'],
  tone: 'formal',
  argument: 'problem-first',
  card: {
    width: 1120,
    heroSpans: '3-7-2',
    align: 'rail',
    largestPx: [30, 38, 44],
    radiusPx: 2,
    line: 'hairline',
    imagery: 'annotated frame',
    padPx: [40, 64],
  },
  scheme: 'light',
  hue: 255,
  roles: {
    bg: [0.985, 0.003],
    surface: [0.955, 0.008],
    ink: [0.22, 0.03],
    muted: [0.46, 0.025],
    link: [0.44, 0.13],
    button: [0.44, 0.13],
    'on-button': [0.985, 0.003],
    line: [0.86, 0.012],
  },
  pairs: [],
  faces: { display: 'grotesque', text: 'transitional' },
  hasBoxes: true,
  numbersHeadings: true,
  sections: [
    { kind: 'hero' },
    { kind: 'problem', variant: 'rows' },
    { kind: 'product-shot' },
    { kind: 'facts' },
    { kind: 'proof' },
    { kind: 'logos', variant: 'list' },
    { kind: 'pricing', variant: 'table' },
    { kind: 'faq' },
    { kind: 'call-to-action', variant: 'plain' },
    { kind: 'footer' },
  ],
  bar: ({ title, contents, action }) => html`<header class="rail">
      <p class="name">${title}</p>
      ${contents.length > 0 && html`<nav aria-label="Contents"><ol>${contents.map(({ id, label }) => html`<li><a href="#${id}">${label}</a></li>`)}</ol></nav>`}
      <div class="foot">${action}</div>
    </header>`,
  renders,
  css,
};
