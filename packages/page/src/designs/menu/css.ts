export const css = `
body{font-size:18px;line-height:1.55;padding:clamp(12px,3vw,40px)}
main{max-width:880px;margin:0 auto;background:var(--surface);padding:clamp(8px,2vw,16px);text-align:center}
main::before{content:'';display:block;border-top:3px solid var(--line);border-bottom:1px solid var(--line);height:8px}
main::after{content:'';display:block;border-top:1px solid var(--line);border-bottom:3px solid var(--line);height:8px}
.in{padding:var(--pad) clamp(12px,6vw,72px)}
h1{font-size:clamp(48px,7.4vw + 18px,88px);line-height:.98;font-weight:400;margin-top:clamp(8px,2vw,24px)}
.where{font-variant:small-caps;font-size:17px;letter-spacing:.08em;margin-top:16px}
.ornament{display:flex;align-items:center;gap:16px;max-width:320px;margin:24px auto;color:var(--link)}
.ornament::before,.ornament::after{content:'';flex:1;border-top:1px solid var(--line);border-bottom:1px solid var(--line);height:4px}
.ornament span{font:400 40px/64px var(--display);width:64px;border:1px solid var(--line);border-radius:50%}
.lead{font-style:italic;font-size:21px;margin-bottom:8px}
.act{margin-top:24px}
.button{font-family:var(--text);letter-spacing:.02em}
h2{font-size:34px;font-weight:400}
h2::after{content:'';display:block;width:64px;margin:14px auto 24px;border-top:3px double var(--line)}
h3{font-family:var(--text);font-variant:small-caps;font-size:20px;letter-spacing:.06em;margin-bottom:10px;color:var(--link)}
.head .note{margin:-8px 0 24px;font-style:italic;font-size:16px}
.groups{text-align:start}
.group{break-inside:avoid;margin-bottom:28px}
.group h3{text-align:center}
.prices li{padding:5px 0}
.row{display:flex;align-items:baseline;gap:8px}
.dots{flex:1;border-bottom:2px dotted var(--muted);transform:translateY(-4px)}
.amount{font-variant-numeric:tabular-nums}
.prices .note{font-style:italic;font-size:16px}
.s-rich-text .body{max-width:56ch;margin:0 auto;text-align:start}
.s-rich-text .body>p:first-child::first-letter{font:400 64px/.8 var(--display);float:inline-start;padding:6px 8px 0 0;color:var(--link)}
.s-rich-text aside{font-style:italic;color:var(--muted);margin-top:20px;font-size:16px}
.contact{display:grid;gap:4px;justify-items:center}
.hours{margin-top:20px}
.hours>div{display:flex;justify-content:center;gap:14px}
.hours dt{font-variant:small-caps;letter-spacing:.05em}
footer{text-align:center;font-size:15px}
footer .in{padding:24px;display:grid;gap:4px}
footer ul{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 20px}
@media (min-width:760px){.v-two-columns .groups{columns:2;column-gap:56px}.s-place .in{display:grid;grid-template-columns:1fr 1fr;align-items:center}.s-place .head{grid-column:1/-1}.hours{margin:0}}
`;
