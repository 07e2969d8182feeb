export const css = `
body{max-width:1120px;margin:0 auto;padding:0 24px}
.rail{padding:24px 0;border-bottom:1px solid var(--line);font:14px/1.5 var(--display)}
.rail .name{font-weight:700;font-size:17px}
.rail nav ol{display:flex;flex-wrap:wrap;gap:0 18px;counter-reset:c}
.rail nav a{color:var(--muted);text-decoration:none}
.rail .button{background:none;color:var(--link);padding:0;min-height:44px;font:600 14px/1 var(--display);text-decoration:underline}
.in{padding:var(--pad) 0;border-top:1px solid var(--line)}
.s-hero .in{border:0}
.kicker{font:14px/1.4 var(--display);color:var(--muted)}
h1{font-size:clamp(30px,3.6vw + 14px,44px);line-height:1.12;letter-spacing:-.015em;font-weight:600;margin:14px 0 20px}
h2{font-size:25px;font-weight:600;letter-spacing:-.01em;margin-bottom:16px}
h3{font-size:17px;font-weight:600}
.lead{font-size:20px;line-height:1.5}
.s-hero .button{margin:28px 0 10px}
.margin{display:flex;flex-wrap:wrap;gap:16px 32px;margin-top:32px;font-size:14px;color:var(--muted)}
.margin dt{font-family:var(--display);font-weight:600;color:var(--ink)}
.rows li{display:grid;grid-template-columns:1fr auto;gap:4px 24px;padding:14px 0;border-top:1px solid var(--line)}
.rows .value{font:600 17px/1.3 var(--display);text-align:end}
.rows li p:last-child{grid-column:1/-1;color:var(--muted)}
.s-problem .head{margin-bottom:24px}
.frame{border:1px solid var(--muted);border-radius:var(--r);background:var(--surface);counter-reset:p}
.frame-title{padding:12px 16px;border-bottom:1px solid var(--line);font:600 14px/1.4 var(--display)}
.frame dl>div{display:flex;justify-content:space-between;gap:16px;padding:12px 16px;border-top:1px solid var(--line);counter-increment:p}
.frame dt::before,.pins li::before{content:counter(p);display:inline-block;width:22px;margin-inline-end:10px;border-radius:50%;background:var(--link);color:var(--bg);font:600 12px/22px var(--display);text-align:center}
.frame dd{font-variant-numeric:tabular-nums}
figcaption{margin-top:10px;font-size:14px;color:var(--muted)}
.pins{margin-top:20px;counter-reset:p;columns:2;column-gap:32px;font-size:15px}
.pins li{counter-increment:p;break-inside:avoid;padding:6px 0}
.facts>div{display:grid;grid-template-columns:minmax(120px,3fr) 7fr;gap:16px;padding:12px 0;border-top:1px solid var(--line)}
.facts dt{font:600 15px/1.5 var(--display)}
.figures li{padding:14px 0;border-top:1px solid var(--line)}
.figures .value{font:600 25px/1.2 var(--display)}
.quote{margin-top:20px;padding-inline-start:20px;border-inline-start:2px solid var(--link)}
.names li{display:inline}
.names li+li::before{content:' · ';color:var(--muted)}
.plan{display:grid;grid-template-columns:3fr 2fr 5fr;gap:8px 24px;padding:18px 0;border-top:1px solid var(--line)}
.plan .price strong{font:600 20px/1.2 var(--display);display:block}
.plan .button{grid-column:3;justify-self:start;background:none;color:var(--link);padding:0;min-height:44px;text-decoration:underline}
.question{padding:16px 0;border-top:1px solid var(--line)}
.question h3{margin-bottom:6px}
.act{margin-top:20px}
.act .note{margin-top:10px}
footer{font:14px/1.6 var(--display);color:var(--muted)}
footer .in{display:flex;flex-wrap:wrap;gap:8px 24px;padding:28px 0}
footer ul{display:flex;gap:20px}
@media (max-width:600px){.pins{columns:1}.plan{grid-template-columns:1fr}.plan .button{grid-column:1}.rail nav{display:none}}
@media (min-width:1000px){
body{display:grid;grid-template-columns:3fr 9fr;column-gap:32px}
.skip{grid-column:1/-1}
.rail{position:sticky;top:0;height:100vh;border:0;padding:96px 24px 40px 0;display:flex;flex-direction:column}
.rail nav ol{display:block;margin-top:24px}
.rail nav li{padding:3px 0}
.rail .foot{margin-top:auto}
main,footer{grid-column:2;min-width:0}
.s-hero .in{position:relative;padding-top:96px}
.s-hero .in>*{max-width:76%}
.s-hero .margin{position:absolute;inset-inline-end:0;top:150px;width:19%;max-width:none;display:block;margin:0}
.margin>div+div{margin-top:18px}
.s-problem .head,.s-faq .in>*,.s-facts .head,.s-call-to-action .in>*{max-width:76%}
}
`;
