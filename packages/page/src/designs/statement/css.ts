export const css = `
.bar,.in{max-width:1248px;margin:0 auto;padding-inline:24px}
.bar{display:flex;justify-content:space-between;align-items:center;gap:16px;padding-block:16px}
.bar p{font-weight:600;font-size:18px}
.bar .button{min-height:44px;font-size:15px}
.in{padding-block:var(--pad)}
.s-hero .in{padding-top:clamp(24px,4vw,56px)}
h1{font-size:clamp(34px,2.4vw + 24px,54px);line-height:1.06;letter-spacing:-.025em;font-weight:500;max-width:17em}
.sheet{background:var(--surface);border-top:2px dashed var(--muted);margin-top:36px;padding:clamp(20px,3vw,40px);display:grid;gap:28px}
.kicker{font-size:15px;color:var(--muted);margin-bottom:8px}
.left p:last-child{font-size:19px}
.sum{font-family:ui-monospace,Menlo,Consolas,'Liberation Mono',monospace;font-size:16px}
.sum>div{display:flex;justify-content:space-between;gap:20px;padding:9px 0;border-bottom:1px solid var(--line)}
.sum>div:last-child{border-bottom:4px double var(--ink)}
.sum dd{text-align:end}
.s-hero .note{margin-top:14px}
h2{font-size:28px;letter-spacing:-.02em;font-weight:500}
h3{font-size:18px;font-weight:600}
.head p{margin-top:8px;color:var(--muted)}
.s-price-list table{background:var(--surface);margin-top:20px}
.s-price-list .group th{font-size:14px;color:var(--muted);padding-top:24px}
.s-price-list th,.s-price-list td{padding:10px 20px;border-bottom:1px solid var(--line);font-weight:400}
.amount{text-align:end;font-family:ui-monospace,Menlo,Consolas,'Liberation Mono',monospace;white-space:nowrap}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:0 32px;margin-top:20px}
.facts>div{border-top:2px solid var(--ink);padding:12px 0 24px}
.facts dt{font-size:14px;color:var(--muted)}
.facts dd{font-size:18px}
.s-problem{background:var(--surface)}
.rows li{display:grid;grid-template-columns:1fr auto;gap:2px 20px;padding:16px 0;border-bottom:1px dashed var(--muted)}
.rows .value{font-family:ui-monospace,Menlo,Consolas,'Liberation Mono',monospace;text-align:end}
.rows li p:last-child{grid-column:1/-1;color:var(--muted)}
.s-comparison th,.s-comparison td{padding:14px 20px 14px 0;border-bottom:1px solid var(--line)}
.s-comparison thead th{font-size:15px;color:var(--muted);font-weight:500}
.scroll{margin-top:16px}
.steps{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:24px;margin-top:24px;counter-reset:s}
.steps li{counter-increment:s}
.steps li::before{content:counter(s,decimal-leading-zero);display:block;font:500 15px/2 ui-monospace,Menlo,Consolas,monospace;color:var(--link);border-bottom:2px dashed var(--muted);margin-bottom:12px}
.steps .kicker{display:none}
.s-call-to-action .in{display:grid;gap:20px;background:var(--button);color:var(--on-button);max-width:1200px;padding-inline:40px;border-radius:var(--r)}
.s-call-to-action .head p,.s-call-to-action .note{color:var(--on-button)}
.s-call-to-action .button{background:var(--on-button);color:var(--button)}
.s-call-to-action .act{display:grid;gap:10px;justify-items:start}
footer .in{font-size:14px;color:var(--muted);display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:8px 24px}
@media (min-width:860px){
.sheet{grid-template-columns:4fr 8fr;gap:56px}
.s-problem .in{display:grid;grid-template-columns:5fr 7fr;gap:48px}
.s-call-to-action .in{grid-template-columns:8fr 4fr;align-items:center}
}
@media (max-width:600px){.sum{font-size:14px}.s-price-list td:nth-child(2){display:none}.s-call-to-action .in{border-radius:0;padding-inline:24px}.bar{flex-wrap:wrap}}
`;
