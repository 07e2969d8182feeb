const within = (names: readonly string[]): string => names.map((name) => `.extra ${name}`).join();
/** How a section outside a design's plan is laid out. */
const lists =
  '.rows .steps .figures .people .plans .parts .facts .groups .ladder .samples .questions .names'.split(' ');
const items = [
  ...['.rows>li', '.steps>li', '.figures>li', '.people>li', '.parts>li', '.ladder>li'],
  ...['.plan', '.group', '.sample', '.question', '.facts>div'],
];
const spaced = ['.plan>*+*', '.sample>*+*', '.act', '.scroll', 'figure', '.pins', '.hours'];

/** What every design shares: reset, focus, form, hidden texts and how far a wide table may go. Nothing of it is a look. */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}*{animation:none !important;transition:none !important}}
body{margin:0;background:var(--bg);color:var(--ink);font-family:var(--text);font-size:17px;line-height:1.5;overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,pre,address{margin:0;padding:0}
h1,h2,h3{font-family:var(--display);font-size:inherit;line-height:1.15;text-wrap:balance}
ul,ol{list-style:none}
address{font-style:normal;white-space:pre-line}
img,svg{display:block;max-width:100%;height:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;vertical-align:top;padding:10px 16px 10px 0}
pre{overflow-x:auto;font-family:ui-monospace,Menlo,Consolas,'Liberation Mono',monospace;font-size:14px;line-height:1.55}
code,samp{font:inherit}
a{color:var(--link);text-underline-offset:.18em}
.scroll{overflow-x:auto}
:focus-visible{outline:2px solid var(--link);outline-offset:3px}
.skip{position:absolute;left:-999px;top:8px;background:var(--ink);color:var(--bg);padding:12px 16px;z-index:9}
.skip:focus{left:8px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:10px 22px;border:0;border-radius:var(--r);background:var(--button);color:var(--on-button);font:600 17px/1.2 var(--text);text-decoration:none;cursor:pointer}
.button:hover{text-decoration:underline}
.waitlist{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
.waitlist label{flex:1 0 100%;font-weight:600;font-size:15px}
.waitlist input{flex:1 1 220px;min-width:0;min-height:48px;padding:10px 14px;border:1px solid var(--muted);border-radius:var(--r);background:var(--surface);color:var(--ink);font:inherit}
.in>.given{order:9;grid-column:1/-1;flex:1 0 100%;max-width:100%;margin-top:24px}
.given img{border-radius:min(var(--r),20px)}
.note,.source{font-size:14px}
.note{color:var(--muted)}
summary{cursor:pointer;min-height:44px;display:flex;align-items:center;font-weight:600}
summary::marker{content:''}
summary::after{content:'+';margin-inline-start:auto;padding-inline-start:16px}
details[open]>summary::after{content:'–'}
.body p+p,.body ul,.question p+p,.head p+p{margin-top:.9em}
.body li,.question li{list-style:disc;margin-inline-start:1.2em}
nav ul{display:flex;flex-wrap:wrap;gap:4px 20px}
nav a,footer a,.phone{display:inline-block;padding:4px 0}
${within(lists)}{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(240px,100%),1fr));gap:24px 32px;margin-top:24px}
${within(items)}{display:block;padding:12px 0;border-top:1px solid var(--line);text-align:start}
${within(spaced)}{margin-top:12px}
.extra .row,.extra .hours>div,.extra .frame dl>div{display:flex;justify-content:space-between;gap:16px;padding:4px 0}
.extra .value,.extra .price strong{font:700 1.6em/1.2 var(--display)}
.extra .steps{counter-reset:s}
.extra .tile{margin-top:12px}
.extra .tile-colour svg{width:100%;height:64px}
.said blockquote p::before{content:'“'}
.said blockquote p::after{content:'”'}
@media print{.skip,.waitlist{display:none}}
`;
