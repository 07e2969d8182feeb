export const css = `
.in{padding:var(--pad) clamp(20px,3vw,48px)}
h1{font-size:clamp(24px,1.4vw + 18px,36px);line-height:1.2;letter-spacing:-.04em;font-weight:500}
h2{font-size:20px;letter-spacing:-.03em;font-weight:500;color:var(--link)}
h2::before{content:'# ';color:var(--muted)}
h3{font-size:16px;font-weight:500;letter-spacing:-.02em}
.name{font:500 14px/1.4 var(--display);color:var(--muted);margin-bottom:56px}
.name::before{content:'~/';color:var(--link)}
.lead{font-size:18px;margin-top:20px;color:var(--muted);max-width:46ch}
.command{display:flex;align-items:center;min-height:52px;margin:32px 0 14px;padding:0 16px;border:1px solid var(--link);border-radius:var(--r);color:var(--link);font-size:16px}
.command code::before{content:'$ ';color:var(--muted)}
.s-code-sample{background:var(--surface)}
.s-code-sample .head p{color:var(--muted);margin-top:6px}
.s-code-sample figure{margin-top:24px;border:1px solid var(--line);border-radius:var(--r);background:var(--bg)}
.s-code-sample figcaption{padding:8px 16px;border-bottom:1px solid var(--line);font:13px/1.5 var(--display);color:var(--muted)}
.s-code-sample pre{padding:16px}
.s-code-sample code::before{content:'$ ';color:var(--muted)}
.output{border-top:1px dashed var(--line);color:var(--link)}
.steps{counter-reset:s;margin-top:24px}
.steps li{counter-increment:s;position:relative;padding:0 0 20px 52px}
.steps li::before{content:counter(s,decimal-leading-zero);position:absolute;left:0;color:var(--muted);font:14px/24px var(--display)}
.steps p{color:var(--muted)}
.steps .kicker{font:13px/1.4 var(--display)}
.manual{margin-top:16px;font:15px/1.6 var(--display)}
.manual>div{padding:6px 0}
.manual dt{color:var(--link)}
.manual dd{padding-inline-start:4ch}
.diff{margin-top:20px;border:1px solid var(--line);border-radius:var(--r);font:15px/1.6 var(--display);padding:8px 0;overflow-x:auto}
.diff p{padding:2px 16px}
.diff .minus{color:var(--muted)}
.diff .minus::before{content:'- '}
.diff .plus{color:var(--link)}
.diff .plus::before{content:'+ '}
.hunk{margin-top:8px}
.hunk h3{padding:4px 16px;background:var(--surface);color:var(--ink);font-weight:400}
.hunk h3::before{content:'@@ ';color:var(--muted)}
.ladder{margin-top:16px}
.ladder li{display:grid;grid-template-columns:64px 1fr auto;gap:4px 20px;padding:8px 0}
.ladder .when{font:14px/1.6 var(--display);color:var(--link)}
.ladder .where{font:14px/1.6 var(--display);color:var(--muted)}
.ladder .what p{color:var(--muted)}
.tiers{margin-top:16px}
.tier{padding:12px 0 20px}
.tier .row{display:flex;align-items:baseline;gap:10px}
.tier .dots{flex:1;border-bottom:1px dotted var(--muted)}
.tier strong{font:500 20px/1 var(--display);color:var(--link)}
.tier li::before{content:'+ ';color:var(--link)}
.tier li{color:var(--muted)}
footer .in{padding-block:20px;font:13px/1.6 var(--display);color:var(--muted);display:flex;flex-wrap:wrap;gap:8px 28px;border-top:1px solid var(--line)}
footer ul{display:flex;flex-wrap:wrap;gap:8px 20px}
@media (max-width:600px){.ladder li{grid-template-columns:52px 1fr}.ladder .where{grid-column:2}.name{margin-bottom:28px}}
@media (min-width:1000px){
main:has(.s-code-sample){display:grid;grid-template-columns:5fr 7fr;grid-template-rows:auto}
main:has(.s-code-sample)>:not(.s-code-sample){grid-column:1}
.s+.s:not(.s-code-sample) .in{border-top:1px solid var(--line)}
.s-hero .in{padding-top:56px;padding-bottom:96px}
.s-code-sample{grid-column:2;grid-row:1/span 24;border-inline-start:1px solid var(--line)}
.s-code-sample .in{position:sticky;top:0;padding-top:56px}
}
`;
