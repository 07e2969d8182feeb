import type { Theme } from '../theme.ts';

export const theme: Theme = {
  name: 'Ledger',
  fits: 'Fintech, software with figures.',
  scheme: 'light',
  hue: 170,
  roles: {
    bg: [1, 0],
    surface: [0.965, 0.012],
    ink: [0.22, 0.025],
    muted: [0.47, 0.02],
    link: [0.4, 0.09],
    button: [0.3, 0.07],
    'on-button': [0.99, 0.005],
    line: [0.85, 0.02],
  },
  faces: { display: 'grotesque', text: 'mono' },
  office: { display: 'Arial', text: 'Courier New' },
  sizes: { claim: 32, text: 18, margin: 15, number: 110, name: 84 },
  layout: {
    claim: { x: 0.6, y: 2.0, w: 3.2, h: 3.3 },
    matter: { x: 4.5, y: 0.6, w: 8.2, h: 6.1 },
    margin: { x: 0.6, y: 5.3, w: 3.2, h: 1.4 },
  },
  layouts: {},
  css: `
.sheet::before{content:'';position:absolute;left:31cqw;top:0;bottom:0;border-left:.25cqw solid var(--link)}
.claim h2{font-weight:500;line-height:1.15;letter-spacing:-.01em}
.matter{display:flex;flex-direction:column;justify-content:safe center}
.points{list-style:none;border-top:.08cqw solid var(--line)}
.points li{border-bottom:.08cqw solid var(--line);padding:1.5cqw 0}
.number{text-align:right;border-bottom:.08cqw solid var(--line);padding-bottom:1cqw}
.means{text-align:right}
td,thead th{text-align:right}
td:only-of-type,thead th:only-of-type{text-align:left}
.people dd{text-align:right}
.k-cover .matter{text-align:right}`,
};
