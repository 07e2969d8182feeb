import type { Theme } from '../theme.ts';

export const theme: Theme = {
  name: 'Billboard',
  fits: 'A stage, a demo day.',
  scheme: 'dark',
  hue: 350,
  roles: {
    bg: [0.42, 0.17],
    surface: [0.42, 0.17],
    ink: [0.985, 0.015],
    muted: [0.93, 0.03],
    link: [0.9, 0.12, 150],
    button: [0.985, 0.015],
    'on-button': [0.35, 0.14],
    line: [0.985, 0.015],
    paper: [0.98, 0.01],
    'on-paper': [0.22, 0.03],
    'paper-accent': [0.43, 0.17],
  },
  faces: { display: 'poster', text: 'grotesque' },
  office: { display: 'Arial Narrow', text: 'Arial' },
  sizes: { claim: 54, text: 22, margin: 18, number: 150, name: 120 },
  layout: {
    claim: { x: 0.6, y: 4.4, w: 12.1, h: 2.4 },
    matter: { x: 0.6, y: 0.6, w: 12.1, h: 3.7 },
    margin: null,
  },
  layouts: {
    cover: {
      claim: { x: 0.6, y: 4.1, w: 12.1, h: 2.4 },
      matter: { x: 0.6, y: 0.6, w: 12.1, h: 3.4 },
      margin: { x: 0.6, y: 6.68, w: 12.1, h: 0.45 },
    },
  },
  css: `
.claim{display:flex;flex-direction:column;justify-content:flex-end}
.claim h2{line-height:1;letter-spacing:.005em;text-transform:uppercase}
.claim h2,.number,.name{font-size-adjust:ch-width .53}
.matter{font-weight:600}
.points{list-style:none;display:flex;flex-wrap:wrap;gap:0 3cqw}
.points li{flex:1 1 30%;border-top:.5cqw solid var(--link);padding-top:.8cqw}
.number{color:var(--link)}
.slide:nth-of-type(3n){--bg:var(--paper);--ink:var(--on-paper);--muted:var(--on-paper);--link:var(--paper-accent)}
.foot{top:2.2cqw;bottom:auto;right:4.5cqw;left:auto}`,
};
