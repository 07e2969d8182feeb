import { lengthCss } from '../length-class.ts';

export const css = `${lengthCss}
.in{padding:var(--pad) clamp(20px,4vw,56px)}
.s-hero .in{min-height:100vh;min-height:100svh;padding-block:28px;display:flex;flex-direction:column;justify-content:space-between;gap:24px;overflow:hidden}
.top,.bottom{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:12px 32px;font-size:20px}
.top{align-items:start}
h1{font:600 20px/1.4 var(--text);max-width:28ch}
.date{font:900 min(calc(134vw / var(--n)),46vh,333px)/.95 var(--display);letter-spacing:-.04em;white-space:nowrap;color:var(--link);margin-inline-start:-.04em}
.bottom p{max-width:36ch}
.button{min-height:56px;padding-inline:32px;border-radius:var(--r)}
h2{font-size:clamp(30px,4.4vw,64px);line-height:1;letter-spacing:-.04em;font-weight:900}
h3{font-size:20px;font-weight:700;font-family:var(--text)}
.s-solution .head p{font-size:clamp(22px,2vw + 10px,34px);line-height:1.25;margin-top:24px;max-width:26em}
.s-solution .rows{display:flex;flex-wrap:wrap;gap:12px;margin-top:32px}
.s-solution .rows li{border:1px solid var(--muted);border-radius:32px;padding:16px 28px}
.s-schedule{background:var(--surface)}
.ladder{margin-top:32px}
.ladder li{display:grid;grid-template-columns:minmax(80px,2fr) 6fr 4fr;gap:4px 24px;padding:22px 0;border-top:1px solid var(--muted);align-items:baseline}
.ladder .when{font:900 clamp(20px,2.4vw,34px)/1 var(--display);letter-spacing:-.03em;color:var(--link)}
.ladder .where{color:var(--muted);text-align:end}
.contact{font-size:clamp(20px,1.4vw + 12px,28px);display:grid;gap:6px;justify-items:start;margin-top:20px}
.hours{margin-top:20px}
.hours>div{display:flex;gap:20px;justify-content:space-between;border-bottom:1px solid var(--line);padding:10px 0}
.plans{margin-top:28px}
.plan{border:1px solid var(--muted);border-radius:40px;padding:24px 32px;margin-top:12px;display:flex;flex-wrap:wrap;gap:10px 32px;align-items:center}
.plan .price strong{font:900 30px/1 var(--display);color:var(--link)}
.plan ul{flex:1 1 260px;color:var(--muted)}
.people{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:32px;margin-top:24px}
.people .role{color:var(--link)}
.s-waitlist-form .in{background:var(--link);color:var(--bg)}
.s-waitlist-form .button{background:var(--bg);color:var(--link)}
.s-waitlist-form .note{color:var(--bg)}
.s-waitlist-form input{border-radius:999px;border-color:var(--bg);background:transparent;color:var(--bg);padding-inline:22px}
.s-waitlist-form :focus-visible{outline-color:var(--bg)}
.s-waitlist-form .lead{font-size:20px;margin:14px 0 20px}
.waitlist{max-width:640px;margin-bottom:10px}
footer .in{padding-block:28px;display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 24px;font-size:15px;color:var(--muted)}
footer ul{display:flex;flex-wrap:wrap;gap:4px 24px}
@media (max-width:640px){.date span{display:block}.date:has(span){font-size:56vw;line-height:.86}.ladder li{grid-template-columns:80px 1fr}.ladder .where{grid-column:2;text-align:start}}
@media (min-width:820px){.s-place .in{display:grid;grid-template-columns:7fr 5fr;gap:0 48px}.s-place .head{grid-column:1/-1}}
`;
