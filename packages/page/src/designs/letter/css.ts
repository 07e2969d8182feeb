export const css = `
body{font-size:20px;line-height:1.55;max-width:1008px;margin:0 auto;padding:32px 24px 64px}
.sender{font-size:16px;line-height:1.5;margin-bottom:40px}
.sender .button{background:none;color:var(--link);padding:0;min-height:0;font:inherit;text-decoration:underline;display:inline}
.in{padding:var(--pad) 0}
.in>p+p,.in>ol,.in>h2+p,.body{margin-top:.9em}
.to{color:var(--muted);font-style:italic}
h1{font-size:clamp(28px,2vw + 20px,46px);line-height:1.2;font-weight:400;margin-top:.4em;text-wrap:pretty}
.s-hero h1+p{margin-top:1.2em}
h2{font-size:20px;font-weight:400;font-style:italic;line-height:1.4}
.numbered{list-style:decimal;padding-inline-start:1.3em}
.numbered li{margin-top:.5em;list-style:decimal}
.asked{font-style:italic}
aside{font-style:italic;font-size:16px;color:var(--muted);margin-top:1em}
.signature{font-style:italic;font-size:40px;line-height:1.2}
footer{font-size:16px;color:var(--muted)}
footer .name{display:none}
@media (min-width:760px){
body{padding-top:72px;display:grid;grid-template-columns:minmax(0,1.6fr) minmax(0,6.4fr) minmax(0,4fr)}
.skip{grid-column:1/-1}
.sender{grid-column:3;grid-row:2;padding-inline-start:48px}
main{grid-column:2;grid-row:2;padding-top:88px}
footer{grid-column:2;grid-row:3}
.s-rich-text .in{position:relative}
aside{position:absolute;inset-inline-start:calc(100% + 48px);top:var(--pad);width:min(220px,62.5% - 48px)}
}
`;
