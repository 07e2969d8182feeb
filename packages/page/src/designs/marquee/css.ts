import { lengthCss } from '../length-class.ts';

export const css = `${lengthCss}
.in{padding:var(--pad) clamp(20px,4vw,56px)}
.s-hero .in{min-height:100vh;min-height:100svh;padding-block:28px;display:flex;flex-direction:column;justify-content:space-between;gap:24px;overflow:hidden}
.top,.bottom{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:12px 32px;font-size:20px}
.top{align-items:start}
h1{font:600 20px/1.4 var(--text);max-width:28ch}
.date{font:900 min(calc(134vw / var(--n)),46vh,333px)/.95 var(--display);letter-spacing:-.04em;white-space:nowrap;color:var(--link);margin-inline-start:-.04em}
.date.n24{white-space:normal;font-size:clamp(44px,9vw,128px)}
.bottom p{max-width:36ch}
.button{min-height:56px;padding-inline:32px;border-radius:var(--r)}
h2{font-size:clamp(30px,4.4vw,64px);line-height:1;letter-spacing:-.04em;font-weight:900}
h3{font-size:20px;font-weight:700;font-family:var(--text)}
.s-solution{background:var(--link);color:var(--bg)}
.s-solution .head p{font-size:clamp(24px,3vw + 10px,48px);line-height:1.15;margin-top:24px;max-width:24em}
.s-solution .rows{display:flex;flex-wrap:wrap;gap:12px;margin-top:32px}
.s-solution .rows li{border:2px solid var(--bg);border-radius:var(--r);padding:12px 28px}
.timetable{display:grid;margin-top:40px;border-top:1px solid var(--muted)}
.timetable li{padding:20px 0 28px;border-bottom:1px solid var(--muted)}
.timetable .when{font:900 clamp(36px,5vw,72px)/1 var(--display);letter-spacing:-.05em;color:var(--link);margin-bottom:16px}
.timetable .where{color:var(--muted);margin-top:10px}
.s-place{background:var(--surface)}
.contact{font-size:20px;display:grid;gap:10px;justify-items:start;margin-top:24px}
.contact address{font:900 clamp(32px,6.4vw,96px)/1 var(--display);letter-spacing:-.04em}
.hours{margin-top:24px;display:flex;flex-wrap:wrap;gap:12px}
.hours>div{border:1px solid var(--muted);border-radius:var(--r);padding:12px 24px;display:flex;gap:12px}
.tickets{display:grid;gap:20px;margin-top:36px}
.ticket{background:var(--ink);color:var(--bg);border-radius:min(var(--r),24px);display:grid;grid-template-columns:1fr auto;overflow:hidden}
.ticket>div{padding:24px 28px}
.ticket .price{font:900 clamp(48px,6vw,88px)/1 var(--display);letter-spacing:-.05em;margin:10px 0}
.ticket .stub{border-inline-start:3px dashed var(--bg);display:grid;align-content:space-between;gap:16px;max-width:16ch}
.ticket a{color:var(--bg);font-weight:700;padding:10px 0}
.bill{margin-top:32px}
.bill li{display:grid;gap:4px 32px;padding:16px 0;border-top:1px solid var(--muted)}
.bill h3{font:900 clamp(34px,6vw,88px)/1 var(--display);letter-spacing:-.05em}
.bill div{color:var(--muted)}
.s-waitlist-form .in{background:var(--link);color:var(--bg)}
.s-waitlist-form h2{font-size:clamp(44px,9vw,144px)}
.s-waitlist-form .button{background:var(--bg);color:var(--link)}
.s-waitlist-form .note{color:var(--bg)}
.s-waitlist-form input{border-radius:var(--r);border-color:var(--bg);background:transparent;color:var(--bg);padding-inline:22px}
.s-waitlist-form :focus-visible{outline-color:var(--bg)}
.s-waitlist-form .lead{font-size:20px;margin:14px 0 20px}
.waitlist{max-width:640px;margin-bottom:10px}
footer .in{padding-block:28px;display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 24px;font-size:15px;color:var(--muted)}
footer ul{display:flex;flex-wrap:wrap;gap:4px 24px}
@media (max-width:640px){.date span{display:block}.date:has(span){font-size:56vw;line-height:.86}.ticket{grid-template-columns:1fr}.ticket .stub{border-inline-start:0;border-top:3px dashed var(--bg);max-width:none}}
@media (min-width:820px){
.timetable{grid-template-columns:repeat(3,1fr);border-inline-start:1px solid var(--muted)}
.timetable li{padding:20px 24px 32px;border-inline-end:1px solid var(--muted);min-height:240px;display:flex;flex-direction:column}
.timetable .where{margin-top:auto;padding-top:16px}
.tickets{grid-auto-flow:column;grid-auto-columns:1fr}
.ticket{grid-template-columns:1fr}
.ticket .stub{border-inline-start:0;border-top:3px dashed var(--bg);max-width:none}
.bill li{grid-template-columns:8fr 4fr;align-items:baseline}
}
`;
