import type { Theme } from '../theme.ts';

export const theme: Theme = {
  name: 'Broadside',
  fits: 'Media, consumer, a story.',
  scheme: 'light',
  hue: 30,
  roles: {
    bg: [0.965, 0.008, 55],
    surface: [0.965, 0.008, 55],
    ink: [0.17, 0.005],
    muted: [0.44, 0.01],
    link: [0.46, 0.17],
    button: [0.17, 0.005],
    'on-button': [0.965, 0.008, 55],
    line: [0.17, 0.005],
  },
  faces: { display: 'news', text: 'news' },
  office: { display: 'Georgia', text: 'Georgia' },
  sizes: { claim: 42, text: 20, margin: 18, number: 110, name: 96 },
  layout: {
    claim: { x: 0.7, y: 0.75, w: 11.4, h: 1.8 },
    matter: { x: 0.7, y: 2.8, w: 7.9, h: 3.9 },
    margin: { x: 9.1, y: 2.8, w: 3.5, h: 3.9 },
  },
  layouts: {
    cover: {
      claim: { x: 0.7, y: 4.3, w: 9.3, h: 1.8 },
      matter: { x: 0.7, y: 1.3, w: 11.9, h: 2.4 },
      margin: { x: 0.7, y: 6.2, w: 11.9, h: 0.6 },
    },
  },
  css: `
.sheet::before{content:'';position:absolute;left:5.25cqw;right:5.25cqw;top:3cqw;border-top:.45cqw double var(--ink)}
.claim h2{font-weight:500;line-height:1.08;letter-spacing:-.02em}
.matter{border-top:.08cqw solid var(--ink);padding-top:1.4cqw}
.margin{border-top:.08cqw solid var(--ink);padding-top:1.4cqw;font-style:italic}
.points{list-style:none}
.points li{break-inside:avoid;margin-bottom:1.2cqw}
.k-statement .points li:first-child::first-letter{float:left;font-size:3.1em;line-height:.8;padding-right:.5cqw;color:var(--link)}
.k-cover .matter{border-top:0;border-bottom:.08cqw solid var(--ink)}
.k-cover .margin{border:0;font-style:normal}`,
};
