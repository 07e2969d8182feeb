import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';
import { renders } from './renders.ts';

export const design: Design = {
  name: 'Syllabus',
  fits: 'Course, bootcamp, tutor, school.',
  industries: ['education', 'training', 'coaching'],
  tone: 'warm',
  argument: 'outcome-first',
  card: {
    width: 1160,
    heroSpans: '4-8',
    align: 'split',
    largestPx: [34, 46, 56],
    radiusPx: 6,
    line: 'hairline',
    imagery: 'index card and ladder',
    padPx: [48, 88],
  },
  scheme: 'light',
  hue: 140,
  roles: {
    bg: [0.97, 0.02, -40],
    surface: [0.99, 0.008, -40],
    ink: [0.24, 0.03],
    muted: [0.45, 0.03],
    link: [0.42, 0.1],
    button: [0.42, 0.1],
    'on-button': [0.98, 0.01],
    line: [0.85, 0.04, -40],
  },
  pairs: [
    ['bg', 'link'],
    ['bg', 'ink'],
  ],
  faces: { display: 'slab', text: 'neo' },
  sections: [
    { kind: 'hero' },
    { kind: 'schedule' },
    { kind: 'comparison' },
    { kind: 'rich-text' },
    { kind: 'pricing' },
    { kind: 'team' },
    { kind: 'waitlist-form', variant: 'card' },
    { kind: 'footer' },
  ],
  bar: ({ title, contents }) =>
    html`<header class="tabs"><p>${title}</p>${contents.length > 0 && html`<nav aria-label="Contents"><ul>${contents.slice(0, 5).map(({ id, label }) => html`<li><a href="#${id}">${label}</a></li>`)}</ul></nav>`}</header>`,
  renders,
  css,
};
