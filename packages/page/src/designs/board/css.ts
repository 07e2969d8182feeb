export const css = `
body{font-size:14px;line-height:1.5;padding:calc(12px*var(--d))}
main{display:grid;grid-template-columns:repeat(2,1fr);grid-auto-rows:minmax(92px,auto);gap:calc(12px*var(--d))}
.s-hero,.s-hero .in,.s-brand-board,.s-brand-board .in{display:contents}
.s:not(.s-hero):not(.s-brand-board){grid-column:1/-1;min-width:0}
.s:not(.s-hero):not(.s-brand-board) .in{background:var(--surface);border-radius:var(--r);padding:calc(24px*var(--d))}
.tile{background:var(--surface);border-radius:var(--r);padding:calc(20px*var(--d));overflow:hidden;display:flex;flex-direction:column;justify-content:space-between;gap:16px;grid-column:span 2}
@media (prefers-reduced-motion:no-preference){.tile{transition:transform .15s ease-out}.tile:hover{transform:translateY(-2px)}}
h1{font-size:clamp(40px,7.4vw,96px);line-height:.95;letter-spacing:-.02em;font-weight:700}
h2{font-size:28px;font-weight:700}
.tile-title{min-height:280px;background:var(--button);color:var(--on-button)}
.big{font:700 clamp(22px,2vw + 8px,32px)/1.15 var(--display)}
.tile-say{background:var(--ink);color:var(--on-dark)}
.tile-say a{color:var(--bright)}
.tile-colour{padding:0;grid-column:span 1}
.tile-colour svg{width:100%;flex:1;min-height:90px}
.tile-colour p{padding:0 20px 16px}
.specimen{font:700 clamp(120px,21vw,270px)/.9 var(--display);letter-spacing:-.04em}
.f1 .specimen{font:400 90px/1 var(--text)}
.tile-voice dt{color:var(--muted)}
.tile-voice dd{font-size:16px;margin-bottom:8px}
.tile-voice dd s{color:var(--muted)}
.tile-pattern{background:var(--bright);color:var(--ink);padding:0}
.tile-pattern p{font:700 84px/.8 var(--display);letter-spacing:-.12em;word-break:break-all;max-height:92px;overflow:hidden}
.tile-use{background:var(--surface)}
footer{padding:20px 8px}
footer .in{display:flex;flex-wrap:wrap;gap:4px 24px}
footer ul{display:flex;flex-wrap:wrap;gap:4px 20px}
@media (min-width:820px){
main{grid-template-columns:repeat(12,1fr);grid-auto-flow:dense}
.tile{grid-column:span 3;grid-row:span 2}
.tile-title{grid-column:span 7;grid-row:span 4}
.tile-say{grid-column:span 5;grid-row:span 4}
.tile-colour.c0{grid-column:span 4;grid-row:span 4}
.tile-colour.c1{grid-column:span 2;grid-row:span 4}
.tile-colour.c2,.tile-colour.c3{grid-column:7/span 2;grid-row:span 2}
.tile-face.f0{grid-column:9/span 4;grid-row:span 4}
.tile-face.f1{grid-column:6/span 2;grid-row:span 3}
.tile-voice{grid-column:1/span 5;grid-row:span 3}
.tile-use{grid-column:8/span 5;grid-row:span 3}
.tile-pattern{grid-column:1/-1;grid-row:span 1}
.tile-pattern p{white-space:nowrap}
}
`;
