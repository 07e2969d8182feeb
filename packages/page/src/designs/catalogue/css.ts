export const css = `
body{font-size:17px;line-height:1.4}
main{max-width:1328px;margin:0 auto;padding:0 24px}
.in{padding:var(--pad) 0}
.s-hero .in{padding:0}
.strip{display:flex;flex-wrap:wrap;align-items:center;gap:6px 20px;min-height:56px;padding:8px 0;border-bottom:2px solid var(--ink)}
.strip .name{font-weight:700;border-inline-end:1px solid var(--line);padding-inline-end:20px}
h1{font-size:clamp(22px,1vw + 16px,28px);font-weight:600;letter-spacing:.01em;flex:1 1 300px}
.button{min-height:44px;border-radius:var(--r)}
.filters{padding:16px 0}
.filters dl{border:1px solid var(--line);border-radius:var(--r);background:var(--surface);margin-top:14px}
.filters dl>div{padding:10px 14px}
.filters dl>div+div{border-top:1px solid var(--line)}
.filters dt{font-size:14px;color:var(--muted)}
.filters dd{font-weight:600}
h2{font-size:24px;font-weight:600}
h3{font-size:18px;font-weight:600}
.parts{display:grid;grid-template-columns:repeat(auto-fill,minmax(250px,1fr));margin-top:14px;border:solid var(--line);border-width:1px 0 0 1px;background:var(--surface)}
.parts li{display:flex;gap:16px;padding:16px;border:solid var(--line);border-width:0 1px 1px 0;min-height:170px}
.parts svg{flex:none;width:84px;color:var(--link)}
.parts .number{font:15px/1.4 ui-monospace,Menlo,Consolas,'Liberation Mono',monospace}
.parts dl{font-size:15px;margin:6px 0}
.parts dl>div{display:flex;gap:8px}
.parts dt{color:var(--muted)}
.parts .when{font-weight:600;color:var(--link);font-size:15px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));margin-top:14px;border:solid var(--line);border-width:1px 0 0 1px}
.facts>div{padding:12px 14px;border:solid var(--line);border-width:0 1px 1px 0;background:var(--surface)}
.facts dt{font-size:14px;color:var(--muted)}
.facts dd{font-weight:600}
.s-comparison table{background:var(--surface);margin-top:14px}
th,td{border:1px solid var(--line);padding:8px 14px}
thead th{background:var(--bg)}
.steps{counter-reset:s;display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:0;margin-top:14px}
.steps li{counter-increment:s;border-top:4px solid var(--link);padding:10px 14px 10px 0}
.steps h3::before{content:counter(s) '. '}
.steps .kicker{font-size:14px;color:var(--muted)}
.contact{display:flex;flex-wrap:wrap;gap:4px 32px;align-items:baseline;margin-top:10px}
.hours{margin-top:10px;display:flex;flex-wrap:wrap;gap:4px 32px}
.hours>div{display:flex;gap:10px}
.hours dt{color:var(--muted)}
.s-waitlist-form .in{border:2px solid var(--ink);border-radius:var(--r);background:var(--surface);padding:24px;margin-bottom:var(--pad)}
.act{margin-top:14px}
.s-waitlist-form .note{margin-top:8px}
footer{background:var(--ink);color:var(--bg);font-size:15px}
footer .in{max-width:1328px;margin:0 auto;padding:16px 24px;display:flex;flex-wrap:wrap;gap:4px 28px}
footer ul{display:flex;flex-wrap:wrap;gap:4px 24px;margin-inline-start:auto}
footer a{color:var(--bg)}
@media (max-width:999px){.filters dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr))}.filters dl>div+div{border-top:0}}
@media (min-width:1000px){
main{display:grid;grid-template-columns:3fr 9fr;column-gap:28px}
.s{grid-column:1/-1}
.s-hero,.s-hero .in{display:contents}
.strip{grid-column:1/-1}
.filters{grid-column:1;grid-row:2;padding-top:var(--pad)}
.s-parts{grid-column:2;grid-row:2}
.s-waitlist-form .in{display:grid;grid-template-columns:7fr 5fr;gap:28px}
.act{margin:0}
}
@media (max-width:600px){.parts{grid-template-columns:1fr}.parts li{min-height:96px}}
`;
