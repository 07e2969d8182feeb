import type { Theme } from '../theme.ts';

export const theme: Theme = {
  name: 'Night stage',
  fits: 'A product, a developer tool.',
  scheme: 'dark',
  hue: 280,
  roles: {
    bg: [0.18, 0.03],
    surface: [0.24, 0.04],
    ink: [0.96, 0.01],
    muted: [0.74, 0.03],
    link: [0.84, 0.14],
    button: [0.84, 0.14],
    'on-button': [0.18, 0.03],
    line: [0.42, 0.03],
  },
  faces: { display: 'geometric', text: 'neo' },
  office: { display: 'Trebuchet MS', text: 'Trebuchet MS' },
  sizes: { claim: 34, text: 22, margin: 15, number: 130, name: 72 },
  layout: {
    claim: { x: 2.2, y: 0.55, w: 8.9, h: 1.4 },
    matter: { x: 2.2, y: 2.3, w: 8.9, h: 3.8 },
    margin: { x: 2.2, y: 6.2, w: 8.9, h: 0.6 },
  },
  layouts: {},
  css: `
.claim{text-align:center}
.claim h2{font-weight:700;line-height:1.15}
.matter{display:flex;flex-direction:column;justify-content:safe center;align-items:center;text-align:center}
.margin{text-align:center;color:var(--muted)}
.points{list-style:none;display:flex;gap:2.4cqw;width:100%}
.points li{flex:1;border-top:.1cqw solid var(--line);padding-top:1.4cqw;position:relative;text-align:left}
.points li::before{content:'';position:absolute;left:0;top:-.1cqw;height:1cqw;border-left:.2cqw solid var(--link)}
.points li:only-child{text-align:center}.points li:only-child::before{left:50%}
.chart{width:100%}
.matter table{width:100%;text-align:left}
.number{color:var(--link)}`,
};
