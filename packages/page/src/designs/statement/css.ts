const mono = "ui-monospace,Menlo,Consolas,'Liberation Mono',monospace";

export const css = `
.bar,.in{max-width:1248px;margin:0 auto;padding-inline:24px}
.bar{display:flex;justify-content:space-between;align-items:center;gap:16px;padding-block:16px}
.bar p{font-weight:600;font-size:18px}
.bar .button{min-height:44px;font-size:15px}
.in{padding-block:var(--pad)}
.s-hero .in{padding-top:clamp(24px,4vw,56px)}
h1{font-size:clamp(34px,2.4vw + 24px,54px);line-height:1.06;letter-spacing:-.025em;font-weight:500;max-width:17em}
.sheet{border-radius:var(--r);background:var(--surface);border-top:2px dashed var(--muted);margin-top:36px;padding:clamp(20px,3vw,40px);display:grid;gap:28px}
.kicker{font-size:15px;color:var(--muted);margin-bottom:8px}
.left p:last-child{font-size:19px}
.sum{font-family:${mono};font-size:clamp(15px,1.4vw,19px)}
.sum>div{display:flex;justify-content:space-between;gap:20px;padding:10px 14px}
.sum>div:nth-child(odd){background:var(--stripe)}
.sum>div:last-child{border-top:1px solid var(--ink);border-bottom:4px double var(--ink);font-weight:700}
.sum dd{text-align:end}
.s-hero .note{margin-top:14px}
h2{font-size:28px;letter-spacing:-.02em;font-weight:500}
h3{font-size:18px;font-weight:600}
.head p{margin-top:8px;color:var(--muted)}
.ruled{background:var(--surface);font-size:17px}
.ruled th,.ruled td{padding:12px 20px;font-weight:400}
.ruled tbody tr:nth-child(even){background:var(--stripe)}
.ruled .group th,.ruled thead th{font-size:14px;color:var(--muted);padding-top:20px;font-family:var(--text)}
.ruled tbody tr.group{background:none}
.amount{text-align:end;font-family:${mono};white-space:nowrap}
.scroll{margin-top:20px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));margin-top:20px;border:solid var(--line);border-width:1px 0 0 1px}
.facts>div{border:solid var(--line);border-width:0 1px 1px 0;padding:20px}
.facts dt{font-size:14px;color:var(--muted)}
.facts dd{font-size:18px}
.s-problem{background:var(--button);color:var(--on-button)}
.s-problem .head p{color:var(--on-button)}
.risks{display:grid;gap:24px;margin-top:24px}
.risks li{border-top:2px dashed var(--on-button);padding-top:14px}
.risks .amount{text-align:start;font-size:28px;white-space:normal}
.entries{margin-top:20px;counter-reset:s;font-family:${mono}}
.entries li{counter-increment:s;display:flex;align-items:baseline;gap:12px;padding:12px 0}
.entries li::before{content:counter(s,decimal-leading-zero);color:var(--link)}
.entries h3{font:600 17px/1.4 var(--text)}
.entries .dots{flex:1;min-width:16px;border-bottom:2px dotted var(--muted)}
.entries p{text-align:end}
.entries div p{text-align:start}
.s-call-to-action .in{border-radius:var(--r);display:grid;gap:20px;background:var(--surface);max-width:1200px;padding:36px 40px;border:2px dashed var(--muted);margin-bottom:var(--pad)}
.s-call-to-action .act{display:grid;gap:10px;justify-items:start}
footer .in{font-size:14px;color:var(--muted);display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:8px 24px;padding-block:24px 40px}
@media (min-width:860px){
.sheet{border-radius:var(--r);grid-template-columns:4fr 8fr;gap:56px}
.s-price-list .in,.s-comparison .in,.s-how-it-works .in{display:grid;grid-template-columns:4fr 8fr;gap:24px 56px}
.s-comparison .scroll,.s-price-list .scroll,.entries{margin:0}
.risks{grid-auto-flow:column;grid-auto-columns:1fr;gap:40px}
.s-call-to-action .in{grid-template-columns:8fr 4fr;align-items:center;padding-inline-start:40px}
.s-call-to-action .act{border-inline-start:2px dashed var(--muted);padding-inline-start:40px}
}
@media (max-width:600px){.s-price-list td:nth-child(2){display:none}.s-call-to-action .in{margin-inline:16px;padding:24px}.bar{flex-wrap:wrap}.ruled{font-size:15px}.ruled th,.ruled td{padding:10px 12px}}
`;
