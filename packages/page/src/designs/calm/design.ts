import { html, nothing } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Calm',
  fits: 'Clinic, therapist, vet, dentist.',
  industries: ['health', 'care', 'local service', 'family'],
  tone: 'warm',
  argument: 'reassurance',
  card: {
    width: 1080,
    heroSpans: '7-5',
    align: 'left',
    largestPx: [32, 40, 46],
    radiusPx: 14,
    line: 'none',
    imagery: 'one contour from the initial',
    padPx: [48, 80],
  },
  scheme: 'light',
  hue: 195,
  roles: {
    bg: [0.975, 0.012],
    surface: [1, 0],
    ink: [0.28, 0.035],
    muted: [0.45, 0.03],
    link: [0.44, 0.09],
    button: [0.44, 0.09],
    'on-button': [0.99, 0.005],
    line: [0.9, 0.02],
    soft: [0.93, 0.03],
  },
  pairs: [
    ['ink', 'soft'],
    ['link', 'soft'],
  ],
  faces: { display: 'transitional', text: 'humanist' },
  sections: [
    { kind: 'hero' },
    { kind: 'how-it-works' },
    { kind: 'price-list' },
    { kind: 'team' },
    { kind: 'place' },
    { kind: 'faq' },
    { kind: 'call-to-action' },
    { kind: 'footer' },
  ],
  bar: ({ title, phone, action }) => html`<header class="card">
      <p class="name">${title}</p>
      ${phone === null || action.markup.includes(phone.href) ? nothing : html`<a class="phone" href="${phone.href}">${phone.label}</a>`}
      ${action}
    </header>`,
  renders,
  css,
};
