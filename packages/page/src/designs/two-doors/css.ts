export const css = `
.in{padding:var(--pad) clamp(20px,5vw,72px)}
.s-hero{position:relative}
.s-hero .in{padding:0}
.seam{position:absolute;inset-inline:0;top:20px;display:flex;justify-content:center;z-index:1}
h1{background:var(--bg);color:var(--ink);border-radius:999px;padding:16px 28px;font-size:20px;font-weight:700}
.doors{display:grid;min-height:92vh;min-height:92svh;background:var(--bg)}
.door{display:flex;flex-direction:column;padding:96px clamp(20px,5vw,72px) 48px;background:var(--door-a);color:var(--on-a)}
.door+.door{background:var(--door-b);color:var(--ink);padding-top:40px}
.door .kicker{font-size:15px;font-weight:600}
.say{margin-top:auto;padding-top:32px;display:grid;gap:16px;justify-items:start}
.door h2{font-size:clamp(32px,3.2vw + 12px,52px);line-height:1.04;letter-spacing:-.02em;font-weight:750;max-width:12ch}
.door .say p{font-size:19px;max-width:34ch}
.door .button{background:var(--on-a);color:var(--door-a);min-height:56px}
.door+.door .button{background:var(--ink);color:var(--on-button)}
h2{font-size:clamp(28px,2.4vw + 14px,42px);letter-spacing:-.02em;font-weight:750}
h3{font-size:20px;font-weight:700}
.steps{margin-top:40px}
.steps li{padding:24px;border-radius:var(--r);background:var(--surface);margin-top:12px}
.steps li:nth-child(odd){background:var(--door-a);color:var(--on-a)}
.steps li:nth-child(even){background:var(--door-b)}
.steps .kicker{font-size:15px;font-weight:600}
.parts{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(220px,1fr);gap:12px;overflow-x:auto;margin-top:28px;padding-bottom:8px}
.parts li{background:var(--surface);border-radius:var(--r);padding:24px}
.parts .number{font-size:14px;color:var(--muted)}
.parts dl{margin:12px 0;font-size:15px}
.parts dl>div{display:flex;justify-content:space-between}
.parts .when{font-weight:700}
.plans{display:grid;gap:12px;margin-top:28px}
.plan{padding:32px;border-radius:var(--r);background:var(--door-b);display:grid;gap:12px;justify-items:start;align-content:start}
.plan:first-child{background:var(--door-a);color:var(--on-a)}
.plan:first-child .button{background:var(--on-a);color:var(--door-a)}
.plan .price strong{font:750 40px/1 var(--display)}
.questions{display:grid;gap:8px 48px;margin-top:24px}
details{background:var(--surface);border-radius:16px;padding:8px 20px}
details p{padding-bottom:12px}
.s-call-to-action .in{text-align:center;background:var(--surface);border-radius:var(--r) var(--r) 0 0;margin:0 clamp(0px,3vw,48px)}
.s-call-to-action .act{margin-top:20px}
.s-call-to-action .note{margin-top:10px;color:var(--ink)}
footer .in{display:flex;flex-wrap:wrap;justify-content:space-between;gap:12px;background:var(--door-a);color:var(--on-a);padding-block:32px}
footer a{color:var(--on-a)}
footer ul{display:flex;flex-wrap:wrap;gap:20px}
@media (min-width:720px){
.doors{grid-template-columns:1fr 1fr}
.door{padding-bottom:112px;border-start-end-radius:var(--r)}
.door+.door{padding-top:96px;border-start-end-radius:0;border-start-start-radius:var(--r)}
.door:only-child{grid-column:1/-1}
.steps{display:grid;grid-template-columns:5fr 2fr 5fr;row-gap:28px}
.steps li{grid-column:1;margin:0}
.steps li:nth-child(even){grid-column:3;transform:translateY(50%)}
.s-how-it-works .in{padding-bottom:calc(var(--pad) + 72px)}
.s-how-it-works .head{text-align:center}
.plans{grid-template-columns:5fr 5fr;gap:2%}
.questions{grid-template-columns:1fr 1fr;align-items:start}
}
`;
