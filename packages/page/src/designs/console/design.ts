import { html } from '../../html/markup.ts';
import type { Design } from '../design.ts';
import { css } from './css.ts';

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
  renders: {
    hero: (data, paper) => html`
      <p class="name">${paper.title}</p>
      ${paper.heading(data.heading === '' ? paper.title : data.heading)}
      ${paper.line(data.lead, 'lead')}
      ${data.mark !== '' && html`<pre class="command" tabindex="0"><code>${data.mark}</code></pre>`}
      ${paper.link(data.action)}${paper.line(data.note, 'note')}`,
    'code-sample': (data, paper) => html`
      <div class="head">${paper.heading(data.heading)}${paper.line(data.lead)}</div>
      ${data.samples.map(({ title, code, output }) => html`<figure><figcaption>${title}</figcaption><pre tabindex="0"><code>${code}</code></pre>${output !== '' && html`<pre class="output" tabindex="0"><samp>${output}</samp></pre>`}</figure>`)}`,
  },
  css,
};
