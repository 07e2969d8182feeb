import { lengthCss } from '../length-class.ts';

export const css = `${lengthCss}
body{font-size:18px;line-height:1.5}
.in{max-width:1288px;margin:0 auto;padding:0 24px var(--pad)}
.masthead{text-align:center;padding-top:20px}
.dateline{font-size:13px;letter-spacing:.04em;border-block:1px solid var(--ink);padding:5px 0}
h1{font-size:min(128px,calc((100vw - 48px) / .68 / var(--n)));line-height:1.1;letter-spacing:-.02em;font-weight:500;white-space:nowrap;padding:10px 0}
.masthead.n24 h1{white-space:normal;font-size:clamp(34px,6vw,84px);line-height:1}
.front{border-top:4px double var(--ink);display:grid;gap:24px;padding-top:20px}
.inside dt{font-variant:small-caps;letter-spacing:.04em;font-weight:700}
.inside>div{padding:8px 0;border-bottom:1px solid var(--line)}
.inside dd{font-size:19px;line-height:1.25}
.story h2{font-size:clamp(34px,3.4vw + 14px,64px);line-height:1;font-weight:500;letter-spacing:-.02em}
.story p{margin-top:16px;font-size:20px}
.story p::first-line{font-variant:small-caps;letter-spacing:.02em}
.subscribe{display:grid;gap:10px;align-content:start;justify-items:stretch}
.subscribe p{font-size:15px;color:var(--muted)}
.s:not(.s-hero)>.in{padding-top:20px}
.s:not(.s-hero)>.in::before{content:'';display:block;border-top:1px solid var(--ink);margin-bottom:20px;grid-column:1/-1}
h2{font-size:36px;font-weight:500;line-height:1.05;letter-spacing:-.01em}
h3{font-size:22px;font-weight:700;line-height:1.15}
.s-rich-text h2{text-align:center;font-style:italic;margin-bottom:18px}
.columns{hyphens:auto;text-align:justify;font-size:17px}
.columns p+p{text-indent:1.4em}
.columns.brief{max-width:44ch;margin-inline:auto;text-align:center;font-size:20px}
.columns:not(.brief)>p:first-child::first-letter{font-size:74px;line-height:.76;float:inline-start;padding:8px 8px 0 0}
.aside{font-style:italic;color:var(--muted);margin-top:12px;font-size:15px;text-align:end}
.ladder{display:grid;gap:20px;margin-top:16px}
.ladder .when{font-variant:small-caps;color:var(--link);font-weight:700;letter-spacing:.04em}
.ladder .what p,.ladder .where{font-size:16px}
.ladder .where{color:var(--muted);font-style:italic}
.s-waitlist-form .in{max-width:720px;text-align:center}
.s-waitlist-form .act{border-radius:var(--r);border:2px dashed var(--ink);padding:20px 24px;margin-top:18px}
.waitlist{text-align:start}
.s-waitlist-form .note{margin-top:10px}
.notices{display:grid;gap:0;margin-top:16px;border:solid var(--ink);border-width:1px 0 0 1px}
.notice{border:solid var(--ink);border-width:0 1px 1px 0;padding:16px 20px;text-align:center;font-size:16px}
.notice h3{text-transform:uppercase;letter-spacing:.08em;font-size:18px;border-bottom:1px solid var(--line);padding-bottom:8px}
.notice .price{font-size:30px;line-height:1.2;padding:10px 0 6px;font-style:italic}
.byline{font-size:19px;font-style:italic}
.byline h3{display:inline;font-style:normal}
.byline .role{display:inline}
.byline .role::before{content:' · '}
footer .in{border-top:4px double var(--ink);text-align:center;font-size:14px;padding-top:16px;max-width:1240px}
.s:not(.s-hero).s-footer>.in::before{display:none}
footer ul{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 24px}
@media (max-width:819px){.subscribe{order:-1}.columns{text-align:start}}
@media (min-width:820px){
.front{grid-template-columns:3fr 6fr 3fr;gap:0}
.front>*{padding:0 24px}
.front>.story:first-child{grid-column:span 2}
.front>:first-child{padding-inline-start:0}
.front>:last-child{padding-inline-end:0}
.front>*+*{border-inline-start:1px solid var(--line)}
.story p{columns:2;column-gap:28px;column-rule:1px solid var(--line)}
.columns:not(.brief){columns:3;column-gap:40px;column-rule:1px solid var(--line)}
.ladder{grid-template-columns:repeat(4,1fr);gap:28px 0}
.ladder li{padding:0 20px}
.ladder li:nth-child(4n+1){padding-inline-start:0}
.ladder li:not(:nth-child(4n+1)){border-inline-start:1px solid var(--line)}
.s-pricing .in{display:grid;grid-template-columns:4fr 8fr;gap:0 24px}
.notices{grid-auto-flow:column;grid-auto-columns:1fr;margin:0}
.s-team .in{display:grid;grid-template-columns:3fr 6fr 3fr;gap:0 24px}
}
`;
