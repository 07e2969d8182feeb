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
.giant.n24{white-space:normal;font-size:clamp(26px,5vw,64px)}
.giant a{color:var(--ink);text-decoration-thickness:6px}
h2{font-size:clamp(24px,2vw + 12px,36px);font-weight:800;line-height:1.1}
h3{font-size:19px;font-weight:800}
.s-price-list .in{background:var(--ink);color:var(--bg);display:grid;gap:32px}
.board h3{color:var(--surface);border-bottom:6px solid var(--surface);padding-bottom:8px}
.board dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 16px;padding:12px 0;border-bottom:2px solid var(--muted)}
.board dt{flex:1 1 6em;font-weight:700;font-size:20px}
.board .small{display:block;font-size:15px;font-weight:400}
.board dd{font:800 clamp(28px,3vw,44px)/1 var(--display);color:var(--surface);margin-inline-start:auto;text-align:end}
.contact{display:grid;gap:6px;font-size:20px;align-content:start;justify-items:start;margin-top:20px}
.contact address{font:800 clamp(28px,3.4vw,48px)/1.1 var(--display)}
.contact .phone{font-weight:800;color:var(--ink)}
.hours{margin-top:20px}
.hours>div{display:flex;justify-content:space-between;gap:16px;padding:14px 0;border-top:6px solid var(--ink);font-weight:700;font-size:20px}
.hours>div:last-child{border-bottom:6px solid var(--ink)}
.s-how-it-works .in{padding-inline:0;padding-bottom:0}
.s-how-it-works h2,.s-how-it-works .in>p{padding-inline:clamp(20px,4vw,56px)}
.visit{counter-reset:s;display:grid;margin-top:24px;border-top:6px solid var(--ink)}
.visit li{counter-increment:s;padding:20px clamp(20px,4vw,56px) 32px;border-bottom:6px solid var(--ink);margin-bottom:-6px}
.visit li::before{content:counter(s);display:block;font:800 clamp(72px,9vw,128px)/1 var(--display)}
.people{display:grid;gap:24px;margin-top:20px}
.people .role{font-weight:700}
.s-call-to-action .in{background:var(--surface);display:grid;gap:16px}
.s-call-to-action .giant{padding-top:8px}
.s-call-to-action p{max-width:52ch}
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
.s-price-list .in{grid-template-columns:1fr 1fr;gap:24px 56px}
.s-price-list .head,.board:nth-child(2):last-child{grid-column:1/-1}
.s-price-list .head{display:flex;justify-content:space-between;align-items:baseline;gap:32px}
.s-place .in{display:grid;grid-template-columns:5fr 7fr;gap:0 56px}
.s-place .head{grid-column:1/-1}
.visit{grid-auto-flow:column;grid-auto-columns:1fr}
.visit li{border-bottom:0;margin:0}
.visit li+li{border-inline-start:6px solid var(--ink)}
.people{grid-auto-flow:column;grid-auto-columns:1fr;gap:0}
.people li{padding-inline-end:32px}
.people li+li{border-inline-start:6px solid var(--ink);padding-inline-start:32px}
}
`;
