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
.chain{display:grid;margin-top:14px;counter-reset:s}
.chain li{counter-increment:s;background:var(--surface);border:1px solid var(--line);padding:14px 18px;min-height:84px}
.chain h3::before{content:counter(s) '  ';color:var(--link)}
.counter{display:grid;gap:6px;margin-top:14px;border:1px solid var(--line);background:var(--surface);padding:14px;border-radius:var(--r)}
.counter dl>div{display:flex;gap:10px}
.counter dt{color:var(--muted);min-width:90px}
.counter a{display:block;padding:4px 0}
.counter .phone{font-weight:600;font-size:20px}
.s-waitlist-form .in{border:2px solid var(--ink);border-radius:var(--r);background:var(--surface);padding:20px;margin:var(--pad) 0}
.act{margin-top:14px}
.s-waitlist-form .note{margin-top:8px}
footer{background:var(--ink);color:var(--bg);font-size:15px}
footer .in{max-width:1328px;margin:0 auto;padding:16px 24px;display:flex;flex-wrap:wrap;gap:4px 28px}
footer ul{display:flex;flex-wrap:wrap;gap:4px 24px;margin-inline-start:auto}
footer a{color:var(--bg)}
@media (max-width:999px){.filters dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr))}.filters dl>div+div{border-top:0}}
@media (min-width:1000px){
main{display:grid;grid-template-columns:repeat(12,1fr);column-gap:28px;align-items:start}
.s{grid-column:1/-1}
.s-hero,.s-hero .in{display:contents}
.strip{grid-column:1/-1}
.filters{grid-column:1/span 3;grid-row:2;padding-top:var(--pad);position:sticky;top:0}
main:has(.filters) .s-parts{grid-column:4/-1;grid-row:2}
.s-facts,.s-comparison{grid-column:span 6}
.s-place{grid-column:span 5}
.s-waitlist-form{grid-column:span 7}
.s-facts .facts{grid-template-columns:1fr 1fr}
.chain{grid-auto-flow:column;grid-auto-columns:1fr}
.chain li+li{margin-inline-start:-1px}
.chain li{clip-path:polygon(0 0,calc(100% - 18px) 0,100% 50%,calc(100% - 18px) 100%,0 100%,18px 50%);padding-inline:32px;border-inline:0;background:var(--line)}
.chain li:first-child{clip-path:polygon(0 0,calc(100% - 18px) 0,100% 50%,calc(100% - 18px) 100%,0 100%)}
.chain li:nth-child(even){background:var(--surface)}
}
@media (max-width:600px){.parts{grid-template-columns:1fr}.parts li{min-height:96px}}
`;
