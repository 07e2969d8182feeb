import { lengthCss } from '../length-class.ts';

export const css = `${lengthCss}
body{font-size:18px}
.callbar{display:none}
.in{padding:var(--pad) clamp(20px,4vw,56px);border-bottom:6px solid var(--ink)}
.s-hero .in{background:var(--surface);min-height:520px;display:flex;flex-direction:column}
.top{display:flex;justify-content:space-between;gap:24px;font-weight:700;font-size:18px}
h1{font-size:clamp(26px,2.4vw + 10px,40px);line-height:1.1;font-weight:800;margin-top:40px;max-width:22ch}
.lead{max-width:52ch;margin-top:14px}
.giant{margin-top:auto;padding-top:48px;font:800 min(104px,calc((100vw - 44px) / .72 / var(--n)))/1 var(--display);white-space:nowrap;letter-spacing:-.01em}
.giant a{color:var(--ink);text-decoration-thickness:6px}
h2{font-size:clamp(24px,2vw + 12px,36px);font-weight:800;line-height:1.1}
h3{font-size:19px;font-weight:800;margin-bottom:8px}
.prices li{padding:10px 0;border-top:2px solid var(--ink)}
.prices .row{display:flex;justify-content:space-between;gap:16px;font-weight:700}
.group+.group,.groups,.hours,.contact{margin-top:20px}
.s-price-list .head .note{margin-top:12px;font-size:18px;color:var(--ink)}
.contact{display:grid;gap:6px;font-size:20px}
.contact .phone{font-weight:800;color:var(--ink)}
.hours>div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-top:6px solid var(--ink);font-weight:700}
.hours>div:last-child{border-bottom:6px solid var(--ink)}
.steps{counter-reset:s;margin-top:20px}
.steps li{counter-increment:s;display:grid;grid-template-columns:56px 1fr;column-gap:12px;padding:10px 0}
.steps li::before{content:counter(s);grid-row:1/span 3;font:800 40px/1 var(--display)}
.steps .kicker{display:none}
.people li{border-inline-start:6px solid var(--ink);padding-inline-start:20px;margin-top:20px;max-width:60ch}
.people .role{font-weight:700}
.s-call-to-action .in{background:var(--ink);color:var(--bg);display:grid;gap:16px;justify-items:start}
.s-call-to-action .button{background:var(--surface);color:var(--ink);min-height:64px;font-size:22px;font-weight:800}
footer .in{border:0;display:flex;flex-wrap:wrap;gap:8px 32px;font-weight:700}
footer ul{display:flex;flex-wrap:wrap;gap:8px 24px}
footer a{color:var(--ink)}
@media (max-width:640px){
.s-hero .in{min-height:420px}
.callbar{display:block;position:fixed;inset:auto 0 0;z-index:5}
.callbar a{display:flex;align-items:center;justify-content:center;min-height:56px;background:var(--ink);color:var(--bg);font-weight:800;text-decoration:none}
body{padding-bottom:56px}
.top{flex-direction:column;gap:2px}
}
@media (min-width:820px){
.groups,.hours,.contact{margin-top:0}
.s-price-list .in{display:grid;grid-template-columns:5fr 7fr;gap:56px}
.s-price-list .head{order:2}.s-price-list .in{grid-template-columns:7fr 5fr}
.s-place .in{display:grid;grid-template-columns:4fr 8fr;gap:20px 56px}
.s-place .head{grid-column:1/-1}
.s-team .in{display:grid;grid-template-columns:6fr 6fr;gap:32px}
.people li{margin-top:0}
}
`;
