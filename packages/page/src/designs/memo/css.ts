export const css = `
body{max-width:1168px;margin:0 auto;padding:0 24px}
.rail{padding:24px 0;border-bottom:1px solid var(--line);font:14px/1.5 var(--display)}
.rail .name{font-weight:700;font-size:17px}
.rail nav ol{display:flex;flex-wrap:wrap;gap:0 18px;counter-reset:c}
.rail nav li{counter-increment:c}
.rail nav a{color:var(--muted);text-decoration:none}
.rail nav a::before{content:counter(c) '  ';color:var(--link)}
.rail .button{background:none;color:var(--link);padding:0;min-height:44px;font:600 14px/1 var(--display);text-decoration:underline}
main{counter-reset:sec}
.in{padding:var(--pad) 0;border-top:1px solid var(--line)}
.s-hero .in{border:0}
.kicker{font:14px/1.4 var(--display);color:var(--muted)}
h1{font-size:clamp(30px,3.6vw + 14px,44px);line-height:1.12;letter-spacing:-.015em;font-weight:600;margin:14px 0 20px}
h2{font-size:25px;font-weight:600;letter-spacing:-.01em;margin-bottom:14px;counter-increment:sec;position:relative}
h2::before{content:counter(sec);color:var(--link);margin-inline-end:14px;font-weight:400}
h3{font-size:17px;font-weight:600}
.lead{font-size:20px;line-height:1.5}
.s-hero .button{margin:28px 0 10px}
.margin{display:flex;flex-wrap:wrap;gap:16px 32px;margin-top:32px;font-size:14px;color:var(--muted)}
.margin dt{font-family:var(--display);font-weight:600;color:var(--ink)}
.costs{margin-top:20px;border-bottom:2px solid var(--ink)}
.costs th,.costs td{border-top:1px solid var(--line);padding:11px 20px 11px 0}
.costs tr:first-child>*{border-top:2px solid var(--ink)}
.costs th{font:600 16px/1.5 var(--display)}
.costs td{color:var(--muted)}
.costs .value{font:600 17px/1.4 var(--display);text-align:end;white-space:nowrap;color:var(--ink);padding-inline-end:0}
.frame{border:1px solid var(--muted);border-radius:var(--r);background:var(--surface)}
.frame-title{padding:12px 16px;border-bottom:1px solid var(--line);font:600 14px/1.4 var(--display)}
.frame dl>div{display:flex;justify-content:space-between;gap:16px;padding:14px 16px;border-top:1px solid var(--line)}
.frame dt::before,.pins li::before{content:attr(data-pin);display:inline-block;width:22px;margin-inline-end:10px;border-radius:50%;background:var(--link);color:var(--bg);font:600 12px/22px var(--display);text-align:center}
.frame dd{font-variant-numeric:tabular-nums;white-space:nowrap}
figcaption{margin-top:10px;font-size:14px;color:var(--muted)}
.pins{margin-top:16px;font-size:15px}
.pins li{padding:6px 0}
.facts{columns:2 300px;column-gap:48px}
.facts>div{break-inside:avoid;padding:8px 0}
.facts dt{font:600 15px/1.5 var(--display)}
.facts dd{color:var(--muted)}
.finding{font-size:20px}
.finding strong{font-family:var(--display)}
.quote{margin-top:20px;padding-inline-start:20px;border-inline-start:2px solid var(--link)}
.names li{display:inline}
.names li+li::before{content:', '}
.terms th,.terms td{width:50%;border:1px solid var(--line);padding:14px 18px}
.terms thead th{background:var(--surface);font:600 16px/1.4 var(--display)}
.terms strong{font:600 25px/1.2 var(--display)}
.scroll{margin-top:16px}
.qa>div{padding:16px 0;border-top:1px solid var(--line)}
.qa h3{margin-bottom:4px}
.act{margin-top:20px}
.act .note{margin-top:10px}
footer{font:14px/1.6 var(--display);color:var(--muted)}
footer .in{display:flex;flex-wrap:wrap;gap:8px 24px;padding:28px 0}
footer ul{display:flex;gap:20px}
@media (max-width:600px){.rail nav{display:none}.costs td:not(.value){display:none}.frame dl>div{display:block}.frame dd{padding-inline-start:32px}}
@media (min-width:1000px){
body{display:grid;grid-template-columns:3fr 9fr;column-gap:32px}
.skip{grid-column:1/-1}
.rail{position:sticky;top:0;height:100vh;border:0;padding:96px 24px 40px 0;display:flex;flex-direction:column}
.rail nav ol{display:block;margin-top:24px}
.rail nav li{padding:3px 0}
.rail .foot{margin-top:auto}
main,footer{grid-column:2;min-width:0}
.s-hero .in{position:relative;padding-top:96px;min-height:430px}
.s-hero .in>*{max-width:76%}
.s-hero .margin{position:absolute;inset-inline-end:0;top:150px;width:19%;max-width:none;display:block;margin:0}
.margin>div+div{margin-top:18px}
.s-problem .head,.s-facts .head,.s-proof .in>*,.s-call-to-action .in>*{max-width:76%}
.s-logos .in{display:grid;grid-template-columns:1fr 2fr;gap:24px}
.qa>div{display:grid;grid-template-columns:1fr 2fr;gap:24px}
}
`;
