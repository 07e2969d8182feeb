import type { Theme } from '../theme.ts';

export const theme: Theme = {
  name: 'Drawing sheet',
  fits: 'Hardware, climate, industry.',
  scheme: 'light',
  hue: 240,
  roles: {
    bg: [0.965, 0.012],
    surface: [0.965, 0.012],
    ink: [0.27, 0.06],
    muted: [0.45, 0.04],
    link: [0.45, 0.15, 180],
    button: [0.27, 0.06],
    'on-button': [0.965, 0.012],
    line: [0.27, 0.06],
  },
  faces: { display: 'grotesque', text: 'mono' },
  office: { display: 'Arial', text: 'Courier New' },
  sizes: { claim: 26, text: 17, margin: 14, number: 100, name: 90 },
  layout: {
    claim: { x: 8.6, y: 4.9, w: 4.1, h: 1.75 },
    matter: { x: 0.8, y: 0.8, w: 7.4, h: 5.9 },
    margin: { x: 8.6, y: 0.8, w: 4.1, h: 3.8 },
  },
  layouts: {
    comparison: {
      claim: { x: 8.6, y: 4.9, w: 4.1, h: 1.75 },
      matter: { x: 0.8, y: 0.8, w: 11.9, h: 3.9 },
      margin: { x: 0.8, y: 5.1, w: 7.4, h: 1.5 },
    },
  },
  css: `
.sheet::before{content:'';position:absolute;inset:2.25cqw;border:.12cqw solid var(--ink)}
.sheet::after{content:'';position:absolute;right:2.25cqw;bottom:2.25cqw;width:35.2cqw;height:18.5cqw;border-left:.12cqw solid var(--ink);border-top:.12cqw solid var(--ink)}
.claim{z-index:1}
.alone .sheet::after{display:none}
.claim h2{font-weight:600;line-height:1.15}
.points{counter-reset:n;list-style:none}
.points li{counter-increment:n;position:relative;padding-left:4cqw;margin-bottom:2cqw}
.points li::before{content:counter(n);position:absolute;left:0;top:-.2cqw;width:2.3cqw;height:2.3cqw;border:.12cqw solid var(--link);border-radius:50%;color:var(--link);text-align:center;line-height:2.2cqw;font-size:.8em}
.points li:only-child{padding-left:0}.points li:only-child::before{display:none}
.number{border-bottom:.12cqw solid var(--link);position:relative;padding-bottom:1cqw;text-align:center}
.number::before,.number::after{content:'';position:absolute;bottom:-1cqw;height:2cqw;border-left:.12cqw solid var(--link)}
.number::before{left:0}.number::after{right:0}
.chart{background-image:linear-gradient(var(--grid) .05cqw,transparent 0),linear-gradient(90deg,var(--grid) .05cqw,transparent 0);background-size:2cqw 2cqw;--grid:color-mix(in srgb,var(--ink) 14%,transparent)}
.foot{right:4cqw;bottom:2.8cqw;left:auto}`,
};
