import type { Theme } from '../theme.ts';

export const theme: Theme = {
  name: 'Field notes',
  fits: 'Health, education, research.',
  scheme: 'light',
  hue: 195,
  roles: {
    bg: [0.94, 0.022, 15],
    surface: [0.97, 0.015, 15],
    ink: [0.25, 0.03],
    muted: [0.44, 0.03],
    link: [0.42, 0.11],
    button: [0.42, 0.11],
    'on-button': [0.97, 0.015, 15],
    line: [0.7, 0.03],
  },
  faces: { display: 'old-style', text: 'humanist' },
  office: { display: 'Georgia', text: 'Verdana' },
  sizes: { claim: 36, text: 19, margin: 15, number: 96, name: 84 },
  layout: {
    claim: { x: 1.6, y: 1.4, w: 6.9, h: 1.9 },
    matter: { x: 1.6, y: 3.4, w: 6.9, h: 3.3 },
    margin: { x: 9.2, y: 1.1, w: 3.4, h: 5.6 },
  },
  layouts: {
    comparison: {
      claim: { x: 1.6, y: 0.6, w: 6.9, h: 1.75 },
      matter: { x: 1.6, y: 2.4, w: 6.9, h: 4.4 },
      margin: { x: 9.2, y: 1.1, w: 3.4, h: 5.6 },
    },
  },
  css: `
.sheet::before{content:'';position:absolute;left:66.5cqw;top:0;bottom:4.5cqw;border-left:.1cqw solid var(--line)}
.claim h2{font-weight:500;line-height:1.2}
.margin{color:var(--muted);transform:rotate(-.4deg)}
.margin p+p{border-top:.08cqw dashed var(--line);margin-top:1.2cqw;padding-top:1.2cqw}
.points{list-style:none}
.points li{padding-left:1.8cqw;border-left:.25cqw solid var(--link);margin-bottom:1.4cqw}
.number{color:var(--link)}`,
};
