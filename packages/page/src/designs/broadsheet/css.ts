import { lengthCss } from '../length-class.ts';

export const css = `${lengthCss}
body{font-size:18px;line-height:1.5}
.in{max-width:1288px;margin:0 auto;padding:0 24px var(--pad)}
.masthead{text-align:center;padding-top:20px}
.dateline{font-size:13px;letter-spacing:.04em;border-block:1px solid var(--ink);padding:5px 0}
h1{font-size:min(128px,calc((100vw - 48px) / .54 / var(--n)));line-height:1.1;letter-spacing:-.02em;font-weight:500;white-space:nowrap;padding:10px 0}
.front{border-top:4px double var(--ink);display:grid;gap:24px;padding-top:20px}
.inside dt{font-variant:small-caps;letter-spacing:.04em;font-weight:700}
.inside>div{padding:8px 0;border-bottom:1px solid var(--line)}
.inside dd{font-size:16px}
.story h2{font-size:clamp(30px,2.4vw + 14px,48px);line-height:1.04;font-weight:500;letter-spacing:-.01em}
.story p{margin-top:14px;font-size:21px}
.subscribe{display:grid;gap:10px;align-content:start;justify-items:stretch}
.subscribe p{font-size:15px;color:var(--muted)}
.s:not(.s-hero)>.in{padding-top:20px}
.s:not(.s-hero)>.in::before{content:'';display:block;border-top:1px solid var(--ink);margin-bottom:20px;grid-column:1/-1}
h2{font-size:32px;font-weight:500;line-height:1.08}
h3{font-size:20px;font-weight:700;line-height:1.2}
.v-two-columns .body{hyphens:auto}
.v-two-columns .body p+p{margin-top:0;text-indent:1.4em}
.s-rich-text .head h2{margin-bottom:14px}
aside{font-style:italic;color:var(--muted);margin-top:16px;font-size:16px}
.ladder{display:grid;gap:20px;margin-top:16px}
.ladder .when{font-variant:small-caps;color:var(--link);font-weight:700;letter-spacing:.04em}
.ladder .what p,.ladder .where{font-size:16px}
.ladder .where{color:var(--muted);font-style:italic}
.s-waitlist-form .in{max-width:720px;text-align:center}
.waitlist{text-align:start;margin-top:18px}
.s-waitlist-form .note{margin-top:10px}
.plans{display:grid;gap:24px;margin-top:16px}
.plan{display:grid;gap:8px;justify-items:start;align-content:start}
.plan .price strong{font:500 40px/1 var(--display)}
.plan .button{background:none;color:var(--link);padding:0;text-decoration:underline}
.people .role{font-style:italic}
footer .in{border-top:4px double var(--ink);text-align:center;font-size:14px;padding-top:16px;max-width:1240px}
.s:not(.s-hero).s-footer>.in::before{display:none}
footer ul{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 24px}
@media (max-width:819px){.subscribe{order:-1}}
@media (min-width:820px){
.front{grid-template-columns:3fr 6fr 3fr;gap:0}
.front>*{padding:0 24px}
.front>:first-child{padding-inline-start:0}
.front>:last-child{padding-inline-end:0}
.front>*+*{border-inline-start:1px solid var(--line)}
.v-two-columns .body{columns:2;column-gap:48px;column-rule:1px solid var(--line)}
.ladder{grid-template-columns:repeat(4,1fr);gap:28px 0}
.ladder li{padding:0 20px}
.ladder li:nth-child(4n+1){padding-inline-start:0}
.ladder li:not(:nth-child(4n+1)){border-inline-start:1px solid var(--line)}
.s-pricing .in{display:grid;grid-template-columns:4fr 8fr;gap:24px}
.plans{grid-template-columns:1fr 1fr;margin:0}
.plan{padding-inline-start:24px;border-inline-start:1px solid var(--line)}
.s-team .in{display:grid;grid-template-columns:3fr 6fr 3fr;gap:24px}
}
`;
