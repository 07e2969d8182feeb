export const css = `
body{font-size:18px;line-height:1.55;padding:clamp(12px,3vw,40px)}
main{border-radius:var(--r);max-width:880px;margin:0 auto;background:var(--surface);border:3px solid var(--line);outline:1px solid var(--line);outline-offset:-10px;padding:clamp(12px,2vw,20px);text-align:center}
.in{padding:var(--pad) clamp(12px,6vw,72px)}
h1{font-size:clamp(48px,7.4vw + 18px,88px);line-height:.98;font-weight:400;margin-top:clamp(8px,2vw,24px)}
.where{font-variant:small-caps;font-size:18px;letter-spacing:.1em;margin-top:16px}
.ornament{display:flex;align-items:center;gap:16px;max-width:320px;margin:24px auto;color:var(--link)}
.ornament::before,.ornament::after{content:'';flex:1;border-top:1px solid var(--line);border-bottom:1px solid var(--line);height:4px}
.ornament span{font:400 40px/64px var(--display);width:64px;border:1px solid var(--line);border-radius:50%}
.lead{font-style:italic;font-size:22px;margin-bottom:6px}
.act{margin-top:24px}
.button{font-family:var(--text);letter-spacing:.02em}
h2{font-size:clamp(34px,4vw,44px);font-weight:400;margin-bottom:24px}
h3{font-variant:small-caps;font-size:24px;font-weight:400;letter-spacing:.08em;margin-bottom:8px;color:var(--link)}
.s-price-list .in{border-block:4px double var(--line);padding-inline:clamp(12px,4vw,48px)}
.card{text-align:start}
.course{break-inside:avoid;margin-bottom:28px}
.course h3{text-align:center}
.course li{padding:5px 0;font-size:19px}
.row{display:flex;align-items:baseline;gap:8px}
.dots{flex:1;min-width:24px;border-bottom:2px dotted var(--muted);transform:translateY(-4px)}
.amount{font-variant-numeric:oldstyle-nums}
.course .note{font-style:italic;font-size:15px;margin-top:-2px}
.waitlist{justify-content:center;text-align:start}
.s-waitlist-form .act{max-width:460px;margin-inline:auto}
.s-rich-text .body{max-width:54ch;margin:0 auto;text-align:start}
.s-rich-text .body.brief{text-align:center}
.s-rich-text .body:not(.brief)>p:first-child::first-letter{font:400 72px/.8 var(--display);float:inline-start;padding:6px 8px 0 0;color:var(--link)}
.s-rich-text aside{font-style:italic;color:var(--muted);margin-top:20px;font-size:17px}
.thirds{display:grid;gap:20px}
.thirds a{display:block;padding:4px 0}
.thirds dl>div{display:flex;justify-content:space-between;gap:14px;border-bottom:1px dotted var(--muted)}
.thirds dt{font-variant:small-caps;letter-spacing:.05em}
.s-call-to-action .note{margin-top:10px;font-style:italic}
footer{text-align:center;font-size:15px}
footer .in{padding:24px;display:grid;gap:4px}
footer ul{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 20px}
@media (min-width:760px){.card{columns:2;column-gap:64px;column-rule:1px solid var(--line)}.thirds{grid-template-columns:1fr 1.4fr 1fr;gap:40px;align-items:start}}
`;
