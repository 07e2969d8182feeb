export const css = `
body{font-size:18px;font-synthesis:none}
.in{padding:var(--pad) clamp(20px,5vw,72px)}
.s-hero .in{min-height:100vh;min-height:100svh;display:flex;flex-direction:column;padding-top:24px;padding-bottom:clamp(80px,14vw,190px);background:var(--button);color:var(--on-button);clip-path:polygon(0 0,100% 0,100% calc(100% - 10.5vw),0 100%)}
.s-hero{background:var(--bg)}
.name{font-weight:600}
h1{font-size:clamp(60px,10vw + 25px,176px);line-height:.94;font-weight:700;text-transform:uppercase;letter-spacing:.005em;text-wrap:wrap;max-width:11em;margin:clamp(24px,5vw,72px) 0 auto;hyphens:auto}
.foot{display:grid;gap:20px;justify-items:start;padding-top:32px;font-size:20px}
.foot p{max-width:36ch}
.foot .button{background:var(--on-button);color:var(--deep);min-height:64px;padding-inline:32px;font-size:20px}
h2{font-size:clamp(36px,4.5vw + 12px,72px);line-height:1;font-weight:700;text-transform:uppercase}
h3{font-size:26px;font-weight:400;text-transform:uppercase;line-height:1.05}
.figures .value{font:700 clamp(80px,15vw,200px)/.95 var(--display);color:var(--link);margin-top:16px}
.figures li p+p{font-size:22px;max-width:36ch;margin-top:8px}
.s-proof .head h2{font-size:24px}
.quote{margin-top:32px;font-size:22px;max-width:40ch}
.work{counter-reset:w;margin-top:32px}
.work li{counter-increment:w;display:grid;grid-template-columns:minmax(64px,2fr) 10fr;gap:8px 16px;padding:20px 0;border-top:4px solid var(--ink)}
.work li::before{content:counter(w);font:400 64px/.9 var(--display);color:var(--link);grid-row:1/span 2}
.work .value{font-weight:600}
.s-features{background:var(--ink);color:var(--bg)}
.s-features .rows{display:grid;gap:36px;margin-top:32px}
.s-features .lead{font-size:20px;margin-top:10px}
.facts{columns:2 320px;column-gap:56px;margin-top:24px}
.facts>div{break-inside:avoid;padding:8px 0}
.facts dt{font-weight:700}
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
.foot .button{justify-self:end}
.s-features .rows{grid-template-columns:repeat(2,1fr)}
.work li{grid-template-columns:2fr 8fr 2fr}
.work .value{text-align:end;font-size:22px}
.s-waitlist-form .in{display:grid;grid-template-columns:8fr 4fr;gap:32px}
}
`;
