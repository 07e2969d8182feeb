/** Lists of the kinds' own markup, and what is in them. */
const lists =
  ':is(.rows,.steps,.figures,.people,.plans,.parts,.facts,.groups,.ladder,.samples,.questions,.names,.points)';
const items = `${lists}>:is(li,div,article,details)`;
const inColumns = ':is(.v-columns,.v-cards,.v-tiles,.v-grid,.v-two-columns)';
const inBoxes = ':is(.v-cards,.v-tiles)';
const inRows = ':is(.v-rows,.v-list,.v-table,.v-stacked)';
const box =
  'padding:20px 24px;border:1px solid var(--line);border-radius:min(var(--r),24px);background:var(--surface);color:var(--ink)';
const wide = '@media (min-width:760px)';

/**
 * Layouts that every design shares, for a section whose founder chose another than the design's own (`set`): the design's type,
 * colours, corners and spacing on a grid of ours. They come after the design's rules and weigh more.
 */
export const layoutCss = `
.s.set,.s.set>.in{color:var(--ink);text-align:start}
.s.set ${lists}{display:grid;grid-template-columns:minmax(0,1fr);grid-auto-flow:row;gap:0;columns:auto;margin:calc(24px*var(--d)) 0 0;padding:0;border:0;max-width:none;overflow:visible;background:none;counter-reset:set;text-align:start;font-family:inherit}
.s.set ${items}{display:block;position:static;min-height:0;max-width:none;margin:0;padding:calc(16px*var(--d)) 0;border:0;border-top:1px solid var(--line);background:none;color:inherit;text-align:start}
.s.set ${lists}::before,.s.set ${items}::before,.s.set ${items}::after{content:none}
.s.set .kicker{display:block}
.s.set .steps>li{counter-increment:set}
.s.set .steps>li::before{content:counter(set);display:block;position:static;width:auto;height:auto;background:none;color:var(--link);font:600 20px/1.4 var(--display);text-align:start}
.s.set ${items}>*+*{margin-top:6px}
.s.set .value,.s.set .price strong{font:700 1.6em/1.2 var(--display);margin:0;letter-spacing:0;color:inherit}
.s.set .people img{width:72px;height:72px;object-fit:cover;border-radius:var(--r)}
.s.set :is(.row,.hours>div,.frame dl>div,.rows dl>div,.parts dl>div){display:flex;justify-content:space-between;gap:16px;padding:4px 0}
.s.set .rows dl>div{display:grid;grid-template-columns:minmax(90px,1fr) 2fr}
.s.set :is(.rows dt,.parts dt,.points dt,.facts dt,.role,.where){color:var(--muted)}
.s.set .lead{max-width:60ch;font-size:1.1em;margin-top:10px}
.s.set .act{display:block;max-width:none;margin-top:calc(20px*var(--d))}
.s.set .act .note{margin-top:10px}
.s.set pre{padding:14px 16px;border:1px solid var(--line)}
.s.set.v-columns ${lists},.s.set${inBoxes} ${lists},.s.set${inColumns} ${lists}{grid-template-columns:repeat(auto-fit,minmax(min(230px,100%),1fr));gap:calc(24px*var(--d)) 32px}
.s.set.v-two-columns ${lists}{grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr));gap:0 48px}
.s.set.v-two-columns .body{columns:2 280px;column-gap:48px}
.s.set.v-two-columns .head+*{margin-top:calc(20px*var(--d))}
.s.set${inBoxes} ${lists}{gap:16px}
.s.set${inBoxes} ${items}{${box}}
.s.set.v-strip .parts{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:minmax(240px,1fr);gap:16px;overflow-x:auto;padding-bottom:8px}
.s.set.v-strip .parts>li{${box}}
.s.set.v-folded details{padding:4px 0}
.s.set.v-folded details>*+*{padding-bottom:14px}
.s.set.v-one .samples{border:1px solid var(--line)}
.s.set.v-one .samples>div{padding:16px}
.s.set.v-one pre{border:0;padding:6px 0}
.s.set.v-stacked .contact,.s.set.v-stacked .hours{display:grid;gap:6px;max-width:420px;margin-top:calc(16px*var(--d));padding:0;background:none}
.s.set.v-stacked .contact{justify-items:start}
.s.set.v-words .quote{max-width:34em;margin-top:calc(20px*var(--d));padding:0;border:0;font-size:1.35em;line-height:1.4}
.s.set.v-words figcaption{margin-top:8px;font-size:17px}
.s.set.v-words .figures{grid-template-columns:repeat(auto-fit,minmax(min(200px,100%),1fr));gap:0 32px}
.s.set.v-card .head{text-align:center}
.s.set.v-card .lead{margin-inline:auto}
.s.set.v-card .act{max-width:560px;margin-inline:auto;${box}}
.s.set.v-phone figure{max-width:300px;margin-top:calc(20px*var(--d))}
.s.set.v-phone :is(.frame,img){padding:24px 16px;border:8px solid var(--ink);border-radius:min(var(--r)*2,36px);background:var(--surface);color:var(--ink)}
.s.set.v-phone img{padding:0}
.s.set.v-dark>.in{background:var(--ink);color:var(--bg);display:grid;gap:16px;padding:calc(32px*var(--d)) 24px;grid-template-columns:repeat(auto-fit,minmax(min(200px,100%),1fr))}
.s.set.v-dark .tile{background:none;color:inherit;border:1px solid currentColor;border-radius:min(var(--r),24px);padding:16px;min-height:0;grid-column:auto;grid-row:auto}
.s.set.v-dark .tile h2{font-size:24px}
.s.set.v-dark .tile :is(p,dt,dd,h2){color:inherit}
.s.set.v-dark svg{width:100%;height:64px}
.s.set.v-dark .specimen{font:700 56px/1 var(--display)}
.s.set .words>:is(.kicker,.note){color:var(--muted)}
.s.set .words>:is(h1,h2){font-family:var(--display);font-size:clamp(32px,4vw + 12px,60px);line-height:1.08;letter-spacing:-.01em;white-space:normal;max-width:20ch;margin:8px 0 0;padding:0;background:none;color:inherit}
.s.set .words>.button{margin:calc(24px*var(--d)) 0 8px}
.s.set .words>.mark{font:700 2em/1.2 var(--display);margin-top:12px}
.s.set .more{display:grid;gap:20px;margin-top:calc(32px*var(--d))}
.s.set .side{display:grid;gap:10px;justify-items:start;width:auto;margin:0;${box}}
.s.set.v-with-points .points{margin:0;${box}}
.s.set.v-with-points .points>:first-child{border-top:0}
.s.set.v-centred .words{display:grid;justify-items:center;text-align:center}
.s.set.v-centred .words>:is(h1,h2){max-width:24ch}
.s.set.v-centred .points{margin:0;grid-template-columns:repeat(auto-fit,minmax(min(160px,100%),1fr));gap:0 24px}
.s.set.v-centred .points>div{text-align:center}
.s.set.v-centred .more>img{margin-inline:auto}
footer.set.v-columns{background:var(--bg)}
footer.set.v-columns a{color:var(--link)}
footer.set.v-columns>.in{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(180px,100%),1fr));gap:16px 32px;padding-block:calc(32px*var(--d));background:none;text-align:start}
footer.set.v-columns>.in>*{padding:0;border:0;text-align:start}
footer.set.v-columns .name{display:block;font-weight:700}
footer.set.v-columns ul{display:grid;gap:4px;margin:0;justify-content:start}
${wide}{
.s.set.v-with-points>.in:has(.more){display:grid;grid-template-columns:7fr 5fr;gap:48px;align-items:center}
.s.set.v-with-points .more{margin:0}
.s.set${inRows} ${items}{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:4px 32px}
.s.set${inRows} ${items}>*{grid-column:2;margin-top:0}
.s.set${inRows} ${items}>:is(h2,h3,.number){grid-column:1}
.s.set.v-table .plans>.plan{grid-template-columns:1fr 1fr 2fr auto;align-items:start}
.s.set.v-table .plans>.plan>*{grid-column:auto}
.s.set.v-list ul.names{grid-template-columns:1fr 1fr;gap:0 32px}
.s.set.v-list ul.names>li{display:block}
.s.set.v-side-by-side>.in{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:0 48px;align-items:start}
.s.set.v-side-by-side>.in>*{grid-column:2;margin:0}
.s.set.v-side-by-side>.in>*+*+*{margin-top:calc(20px*var(--d))}
.s.set.v-side-by-side>.in>.head{grid-column:1;grid-row:span 4}
.s.set.v-side-by-side .head h2{font-size:clamp(22px,2.4vw,34px)}
.s.set.v-side-by-side ${lists}>:first-child{border-top:0;padding-top:0}
}
`;
