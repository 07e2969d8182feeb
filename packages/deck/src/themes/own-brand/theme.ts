import type { Theme } from '../theme.ts';

export const theme: Theme = {
  name: 'Your brand',
  fits: 'A company with colours of its own.',
  scheme: 'light',
  hue: 250,
  roles: {
    bg: [1, 0],
    surface: [0.97, 0.01],
    ink: [0.2, 0.02],
    muted: [0.45, 0.02],
    link: [0.42, 0.14],
    button: [0.4, 0.14],
    'on-button': [0.99, 0.005],
    line: [0.86, 0.015],
  },
  faces: { display: 'grotesque', text: 'neo' },
  office: { display: 'Arial', text: 'Arial' },
  sizes: { claim: 30, text: 20, margin: 15, number: 104, name: 84 },
  layout: {
    claim: { x: 0.6, y: 3.2, w: 3.7, h: 3.5 },
    matter: { x: 5.3, y: 0.9, w: 7.4, h: 4.9 },
    margin: { x: 5.3, y: 5.95, w: 7.4, h: 0.75 },
  },
  layouts: {},
  css: `
.sheet::before{content:'';position:absolute;left:0;top:0;bottom:0;width:36.5cqw;background:var(--button)}
.claim{display:flex;flex-direction:column;justify-content:flex-end;color:var(--on-button)}
.claim h2{font-weight:700;line-height:1.12;letter-spacing:-.01em}
.alone .claim{justify-content:center;color:var(--ink)}
.open:not(.alone) .claim h2::before{color:inherit}
.matter{display:flex;flex-direction:column;justify-content:safe center}
.points{list-style:none}
.points li{padding-left:2.2cqw;position:relative;margin-bottom:1.8cqw}
.points li::before{content:'';position:absolute;left:0;top:.55em;width:1cqw;height:1cqw;background:var(--link)}
.points li:only-child{padding-left:0}.points li:only-child::before{display:none}
.number,.name{font-weight:700;color:var(--link)}`,
};
