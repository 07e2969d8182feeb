export const css = `
body{font-size:18px;font-synthesis:none}
.in{padding:var(--pad) clamp(20px,5vw,72px)}
.s-hero .in{min-height:100vh;min-height:100svh;display:flex;flex-direction:column;padding-top:24px;padding-bottom:clamp(80px,14vw,190px);background:var(--button);color:var(--on-button);clip-path:polygon(0 0,100% 0,100% calc(100% - 10.5vw),0 100%)}
.s-hero{background:var(--bg)}
.name{font-weight:600}
h1{font-size:clamp(60px,10vw + 25px,176px);line-height:.94;font-weight:700;text-transform:uppercase;letter-spacing:.005em;text-wrap:wrap;max-width:11em;margin:clamp(24px,5vw,72px) 0 auto;hyphens:auto}
.long+h1{font-size:clamp(38px,5vw + 19px,96px);line-height:1;max-width:15em}
.foot{display:grid;gap:20px;justify-items:start;padding-top:32px;font-size:20px}
.foot p{max-width:36ch}
.foot .button{background:var(--on-button);color:var(--deep);min-height:64px;padding-inline:32px;font-size:20px}
h2{font-size:clamp(40px,6vw + 12px,104px);line-height:.94;font-weight:700;text-transform:uppercase}
.extra h2{font-size:clamp(32px,3vw + 14px,60px)}
h3{font-size:clamp(28px,3vw,44px);font-weight:700;text-transform:uppercase;line-height:1}
.s-proof .head h2{font-size:24px}
.figures .value{font:700 clamp(88px,24vw,340px)/1 var(--display);color:var(--link);margin:0 0 .08em -.04em;letter-spacing:-.02em}
.figures li p+p{font-size:22px;max-width:36ch;margin-top:16px}
.quote{margin-top:32px;font-size:22px;max-width:40ch}
.s-problem .in{background:var(--ink);color:var(--bg)}
.work{counter-reset:w;margin-top:32px;display:grid}
.work li{counter-increment:w;display:grid;gap:4px 24px;padding:24px 0;border-top:4px solid var(--bg)}
.work h3::before{content:counter(w) '. '}
.work .value{font-weight:600}
.s-features .in{background:var(--surface)}
.s-features .lead{font-size:20px;margin-top:10px}
.flyers{display:grid;gap:32px;margin-top:36px}
.flyers li{background:var(--button);color:var(--on-button);padding:28px 28px 56px;clip-path:polygon(0 0,100% 0,100% calc(100% - 28px),92% 100%,84% calc(100% - 20px),74% 100%,64% calc(100% - 24px),54% 100%,44% calc(100% - 18px),34% 100%,24% calc(100% - 24px),14% 100%,6% calc(100% - 18px),0 100%)}
.flyers p{margin-top:12px;font-size:20px}
.ledger{margin-top:28px}
.ledger>div{display:grid;gap:0 24px;padding:14px 0;border-top:4px solid var(--ink)}
.ledger dt{font-weight:700}
.ledger dd{font-size:22px}
.s-waitlist-form .in{background:var(--deep);color:var(--on-button);clip-path:polygon(0 6vw,100% 0,100% 100%,0 100%);padding-top:calc(var(--pad) + 6vw)}
.s-waitlist-form .note{color:var(--on-button)}
.s-waitlist-form .button{background:var(--on-button);color:var(--deep)}
.s-waitlist-form .act{margin-top:24px;max-width:560px}
.s-waitlist-form .lead{font-size:20px;margin-top:12px}
footer{margin-top:-1px;position:relative}
footer .in{background:var(--deep);color:var(--on-button);padding-top:0;font-size:15px}
footer .name{display:none}
footer a{color:var(--on-button)}
@media (min-width:820px){
.foot{grid-template-columns:5fr 6fr;align-items:end}
.foot p~.button{justify-self:end}
.flyers{grid-auto-flow:column;grid-auto-columns:1fr;gap:24px}
.flyers li:nth-child(odd){transform:rotate(-1deg)}
.flyers li:nth-child(even){transform:rotate(1deg)}
.work li{grid-template-columns:4fr 6fr 2fr;align-items:baseline}
.work .value{text-align:end;font-size:24px}
.ledger>div{grid-template-columns:4fr 8fr}
.s-waitlist-form .in{display:grid;grid-template-columns:8fr 4fr;gap:32px;align-items:end}
}
`;
