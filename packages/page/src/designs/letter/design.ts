import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';

export const design: Design = {
  name: 'Letter',
  fits: 'Consultant, coach, lawyer, architect, freelancer.',
  industries: ['consulting', 'professional service', 'coaching', 'business services'],
  tone: 'personal',
  argument: 'story',
  card: {
    width: 960,
    heroSpans: '2-6-4',
    align: 'off-centre',
    largestPx: [28, 36, 46],
    radiusPx: 0,
    line: 'none',
    imagery: 'typographic',
    padPx: [16, 24],
  },
  scheme: 'light',
  hue: 265,
  roles: {
    bg: [0.985, 0.006, 190],
    surface: [0.985, 0.006, 190],
    ink: [0.25, 0.04],
    muted: [0.46, 0.03],
    link: [0.43, 0.12],
    button: [0.43, 0.12],
    'on-button': [0.985, 0.006, 190],
    line: [0.8, 0.02],
  },
  pairs: [],
  faces: { display: 'old-style', text: 'old-style' },
  sections: [
    { kind: 'hero' },
    { kind: 'rich-text' },
    { kind: 'problem' },
    { kind: 'features' },
    { kind: 'faq' },
    { kind: 'call-to-action', variant: 'plain' },
    { kind: 'footer' },
  ],
  bar: ({ title, phone, action }) =>
    html`<header class="sender"><p>${title}</p>${phone !== null && !action.markup.includes(phone.href) && html`<p><a href="${phone.href}">${phone.label}</a></p>`}${action.markup !== '' && html`<p>${action}</p>`}</header>`,
  renders: {
    hero: (data, paper) => html`
      ${paper.line(data.kicker, 'to')}
      ${paper.heading(data.heading === '' ? paper.title : data.heading)}
      ${paper.line(data.lead)}`,
    problem: (data, paper) => html`
      ${paper.heading(data.heading)}${paper.rich(data.body)}
      ${data.items.map(({ title, body, value }) => html`<p><b>${title}.</b> ${body}${value !== '' && html` <i>${value}.</i>`}</p>`)}`,
    features: (data, paper) => html`
      ${paper.heading(data.heading)}${paper.line(data.lead)}
      <ol class="numbered">${data.items.map(({ title, body }) => html`<li><p><b>${title}.</b> ${body}</p></li>`)}</ol>`,
    faq: (data, paper) => html`
      ${paper.heading(data.heading)}
      ${data.items.map(({ question, answer }) => html`<p class="asked">${question}</p>${paper.rich(answer)}`)}`,
    'call-to-action': (data, paper) => html`
      ${paper.heading(data.heading)}
      <p>${data.lead} ${paper.link(data.action)}</p>
      <p class="signature">${paper.title}</p>${paper.line(data.note, 'note')}`,
  },
  css,
};
