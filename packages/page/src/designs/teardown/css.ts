export const css = `
body{font-size:15px;line-height:1.6;padding:clamp(8px,1.4vw,20px)}
main,footer{border:1px solid var(--ink);border-radius:var(--r);overflow:clip}
footer{border-top:0}
.in{padding:var(--pad) clamp(16px,3vw,40px);border-top:1px solid var(--ink)}
.s-hero .in{border:0;display:grid;gap:20px;padding-block:16px 48px}
.sheet{display:flex;justify-content:space-between;gap:16px;font-size:13px;border-bottom:1px solid var(--ink);padding-bottom:10px}
.drawing{width:100%;max-width:900px;margin:0 auto;font:15px var(--text)}
.leader{stroke:var(--link);stroke-width:1}
.dot{stroke:var(--link);fill:var(--bg)}
.labels{display:grid;gap:6px 32px;counter-reset:l;font-size:14px}
.labels li{counter-increment:l;padding-inline-start:28px;position:relative}
.labels li::before{content:counter(l);position:absolute;inset-inline-start:0;color:var(--link);font-weight:700}
h1{font-size:clamp(28px,1.4vw + 22px,40px);line-height:1.08;font-weight:600;max-width:18ch}
.title p{margin-top:12px;max-width:52ch}
.order{display:grid;gap:8px;justify-items:start;align-content:end}
h2{font-size:24px;font-weight:600}
h2::before{content:'';display:block;width:48px;height:9px;margin-bottom:12px;border:solid var(--link);border-width:0 1px 1px}
h3{font-size:17px;font-weight:600}
.measures{margin-top:24px}
.measures>div{display:flex;align-items:center;gap:14px;padding:10px 0}
.measures dt{color:var(--muted)}
.measures dt::after{content:''}
.measures>div::before{content:'';order:1;flex:1;min-width:24px;height:9px;border:solid var(--link);border-width:0 1px;background:linear-gradient(var(--link),var(--link)) center/100% 1px no-repeat}
.measures dd{order:2;font-weight:700;max-width:60%}
.callouts{margin-top:24px;display:grid;gap:24px}
.side{width:min(300px,70vw);margin:0 auto}
.callouts ol{display:grid;gap:20px;counter-reset:f}
.callouts li{counter-increment:f;border-top:1px solid var(--link);padding-top:8px}
.callouts h3::before{content:counter(f,upper-alpha) '  ';color:var(--link)}
.s-comparison th,.s-comparison td{border:1px solid var(--ink);padding:10px 14px}
thead th,tbody th{font-weight:700}
thead{background:var(--surface)}
.positions .pos{width:56px;color:var(--link);font-weight:700}
.positions th[scope=row]{width:24%}
.scroll{margin-top:20px}
.s-waitlist-form .in{background:var(--ink);color:var(--surface)}
.s-waitlist-form h2::before{border-color:var(--surface)}
.s-waitlist-form .note{color:var(--surface)}
.s-waitlist-form .act{margin-top:20px;max-width:560px}
.s-waitlist-form .head p{margin-top:8px}
details{border-bottom:1px solid var(--line)}
details p{padding-bottom:14px;max-width:64ch}
footer .in{display:grid;padding:0;font-size:13px;border:0}
footer .in>*{padding:14px 20px}
footer .in>*+*{border-top:1px solid var(--ink)}
@media (min-width:900px){
.s-hero .in{grid-template-columns:7fr 5fr;min-height:740px}
.sheet,.drawing{grid-column:1/-1}
.labels{grid-column:1/-1;grid-template-columns:repeat(auto-fit,minmax(180px,1fr))}
.measures{columns:2;column-gap:64px}
.measures>div{break-inside:avoid}
.s-faq .in{display:grid;grid-template-columns:4fr 8fr;gap:32px}
.callouts{grid-template-columns:1fr 300px 1fr;gap:24px 0;align-items:stretch}
.callouts ol{display:contents}
.side{grid-column:2;grid-row:1/span 6;width:300px;align-self:center}
.callouts li{grid-column:3;align-self:center}
.callouts li:nth-child(odd){grid-column:1}
.callouts li:nth-child(1),.callouts li:nth-child(2){grid-row:1}
.callouts li:nth-child(3),.callouts li:nth-child(4){grid-row:2}
.s-waitlist-form .in{display:grid;grid-template-columns:7fr 5fr;gap:32px}
footer .in{grid-template-columns:1fr auto auto}
footer .in>:first-child{text-align:end}
footer .in>*+*{border-top:0;border-inline-start:1px solid var(--ink)}
}
`;
