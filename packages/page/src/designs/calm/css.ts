export const css = `
body{font-size:18px;max-width:1128px;margin:0 auto;padding:0 24px}
.card{background:var(--surface);border-radius:var(--r);padding:24px;display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;margin-top:16px}
.card .name{font:500 22px/1.2 var(--display);flex:1 0 100%}
.card .phone{font-weight:600;min-height:44px;display:flex;align-items:center}
.in{padding:var(--pad) 0 0}
.s-hero .in{padding-top:clamp(32px,6vw,72px)}
.kicker{color:var(--muted)}
h1{font-size:clamp(32px,2vw + 22px,46px);line-height:1.12;font-weight:500;margin:8px 0 16px}
h2{font-size:30px;font-weight:500;margin-bottom:16px}
h3{font-size:20px;font-weight:500}
.lead{font-size:20px;max-width:44ch}
.concerns{display:grid;gap:10px;margin-top:32px}
.concerns>div{background:var(--surface);border-radius:calc(var(--r)*5);min-height:72px;padding:14px 32px;display:grid;grid-template-columns:minmax(90px,1fr) 1.4fr;gap:16px;align-items:center}
.concerns dt{font:500 21px/1.2 var(--display)}
.concerns dd{color:var(--muted)}
.steps{counter-reset:s}
.steps li{counter-increment:s;position:relative;padding:0 0 32px 72px}
.steps li::before{content:counter(s);position:absolute;inset-inline-start:0;top:-6px;width:48px;height:48px;border-radius:50%;background:var(--soft);color:var(--link);font:500 21px/48px var(--display);text-align:center}
.steps li::after{content:'';position:absolute;inset-inline-start:23px;top:48px;bottom:10px;width:2px;background:var(--soft)}
.steps li:last-child::after{display:none}
.steps .kicker{display:none}
.fees{background:var(--surface);border-radius:var(--r);padding:12px 28px 24px;margin-top:16px}
.fees h3{margin-top:16px;color:var(--link)}
.fees dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 20px;padding:10px 0}
.fees dl>div+div{box-shadow:0 -1px var(--line)}
.fees dt{flex:1 1 6em}
.fees dd{font:500 22px/1.2 var(--display);margin-inline-start:auto;text-align:end}
.fees span{display:block;font-size:16px;color:var(--muted)}
.carers{display:grid;grid-template-columns:minmax(0,1fr);gap:28px}
.carers li{display:flex;gap:20px;align-items:start}
.initial,.carers img{flex:none;width:88px;height:88px;border-radius:50%;background:var(--soft);color:var(--link);font:500 38px/88px var(--display);text-align:center;object-fit:cover}
.carers li>div{min-width:0}
.carers .role{color:var(--muted)}
.s-place .in>.contact,.s-place .in>.hours{background:var(--soft);border-radius:var(--r);padding:24px}
.contact{display:grid;gap:6px;justify-items:start}
.hours{margin-top:12px}
.hours>div{padding:6px 0}
.hours dt{font-size:16px}
.hours dd{font:500 20px/1.2 var(--display)}
.worries details{background:var(--surface);border-radius:calc(var(--r)*2);padding:8px 28px;margin-top:10px}
.worries summary{min-height:56px;font:500 20px/1.3 var(--display)}
.worries details p{padding-bottom:16px}
.s-call-to-action .in{margin-top:var(--pad);padding:36px;background:var(--button);color:var(--on-button);border-radius:var(--r)}
.act{display:grid;gap:10px;justify-items:start;margin-top:16px}
.s-call-to-action .note{color:var(--on-button)}
.s-call-to-action .button{background:var(--on-button);color:var(--button)}
.s-call-to-action :focus-visible{outline-color:var(--on-button)}
.button{min-height:52px;border-radius:calc(var(--r)*5)}
footer .in{padding:40px 0;font-size:16px;color:var(--muted)}
footer ul{display:flex;flex-wrap:wrap;gap:4px 24px}
@media (max-width:600px){.concerns>div{border-radius:var(--r);padding:14px 22px;grid-template-columns:1fr;gap:2px}.initial,.carers img{width:64px;height:64px;line-height:64px;font-size:28px}}
@media (min-width:940px){
body{display:grid;grid-template-columns:7fr 4fr;column-gap:56px;align-items:start}
.skip{grid-column:1/-1}
main{grid-column:1;grid-row:2}
.card{grid-column:2;grid-row:2;position:sticky;top:24px;margin-top:72px;flex-direction:column;align-items:start}
.card .name{flex:none}
footer{grid-column:1/-1;grid-row:3}
.s-place .in{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.s-place .head{grid-column:1/-1}
.hours{margin:0}
}
`;
