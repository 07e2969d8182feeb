export const css = `
main{max-width:1280px;margin:0 auto}
.in{padding:var(--pad) 24px}
h1{font-size:clamp(24px,1.4vw + 18px,36px);line-height:1.2;letter-spacing:-.04em;font-weight:500}
h2{font-size:20px;letter-spacing:-.03em;font-weight:500;color:var(--link)}
h2::before{content:'# ';color:var(--muted)}
h3{font-size:16px;font-weight:500;letter-spacing:-.02em}
.name{font:500 14px/1.4 var(--display);color:var(--muted);margin-bottom:56px}
.lead{font-size:18px;margin-top:20px;color:var(--muted);max-width:46ch}
.command{display:flex;align-items:center;min-height:48px;margin:32px 0 14px;padding:0 16px;border:1px solid var(--link);border-radius:var(--r);color:var(--link)}
.command code::before{content:'$ ';color:var(--muted)}
.s-code-sample .in{background:var(--surface);height:100%}
.s-code-sample figure{margin-top:28px;border:1px solid var(--line);border-radius:var(--r)}
.s-code-sample figcaption{padding:8px 16px;border-bottom:1px solid var(--line);font:13px/1.5 var(--display);color:var(--muted)}
.s-code-sample pre{padding:16px}
.output{border-top:1px dashed var(--line);color:var(--link)}
.steps{counter-reset:s;margin-top:24px;border-inline-start:1px solid var(--line)}
.steps li{counter-increment:s;position:relative;padding:0 0 28px 28px}
.steps li::before{content:counter(s);position:absolute;left:-13px;width:26px;background:var(--bg);color:var(--link);font:14px/24px var(--display);text-align:center;border:1px solid var(--line);border-radius:var(--r)}
.steps .kicker{font:13px/1.4 var(--display);color:var(--muted)}
.facts{margin-top:20px;border:1px solid var(--line);border-radius:var(--r)}
.facts>div{display:grid;grid-template-columns:minmax(110px,3fr) 9fr;gap:16px;padding:10px 16px}
.facts>div+div{border-top:1px solid var(--line)}
.facts dt{font:14px/1.7 var(--display);color:var(--link)}
.s-comparison .scroll{margin-top:20px;border:1px solid var(--line);border-radius:var(--r)}
th,td{padding:10px 16px;border-top:1px solid var(--line)}
thead th,thead td{border-top:0;font:14px/1.6 var(--display);color:var(--muted)}
.ladder{margin-top:16px}
.ladder li{display:grid;grid-template-columns:80px 1fr auto;gap:4px 20px;padding:10px 0}
.ladder .when,.ladder .where{font:14px/1.6 var(--display);color:var(--muted)}
.plans{margin-top:16px}
.plan{display:flex;flex-wrap:wrap;gap:6px 24px;align-items:baseline;padding:16px 0;border-top:1px solid var(--line)}
.plan .price strong{font:500 20px/1 var(--display);color:var(--link)}
.plan ul{flex:1 1 280px}
.plan li::before{content:'+ ';color:var(--muted)}
footer .in{max-width:1280px;margin:0 auto;padding:24px;font:13px/1.6 var(--display);color:var(--muted);display:flex;flex-wrap:wrap;gap:8px 28px;border-top:1px solid var(--line)}
footer ul{display:flex;flex-wrap:wrap;gap:8px 20px}
@media (max-width:600px){.ladder li{grid-template-columns:64px 1fr}.ladder .where{grid-column:2}.name{margin-bottom:28px}.facts>div{grid-template-columns:1fr;gap:0}}
@media (min-width:1000px){
main{display:grid;grid-template-columns:5fr 7fr;grid-template-rows:auto 1fr}
.s{grid-column:1/-1}
.s-hero,.s-how-it-works{grid-column:1}
.s-hero .in{padding-top:56px}
.s-code-sample{grid-column:2;grid-row:1/span 2}
.s-code-sample .in{position:sticky;top:0;min-height:100vh;height:auto;padding:120px 40px 40px}
.s-code-sample{background:var(--surface)}
.s-facts .in,.s-schedule .in,.s-comparison .in,.s-pricing .in{display:grid;grid-template-columns:5fr 7fr;gap:24px;border-top:1px solid var(--line)}
.s-facts .in>:last-child,.s-schedule .in>:last-child{margin-top:0}
}
`;
