export const css = `
.tabs,.in{max-width:1208px;margin:0 auto;padding-inline:24px}
.tabs{display:flex;flex-wrap:wrap;align-items:end;gap:12px 32px;padding-top:20px;border-bottom:2px solid var(--ink)}
.tabs p{font:700 20px/1 var(--display);padding-bottom:14px;margin-inline-end:auto}
.tabs nav ul{gap:6px;flex-wrap:nowrap;overflow-x:auto;max-width:calc(100vw - 48px)}
.tabs nav li{white-space:nowrap;background:var(--surface);border:2px solid var(--ink);border-bottom:0;border-radius:var(--r) var(--r) 0 0;padding:2px 14px;font-size:14px}
.tabs a{color:var(--ink);text-decoration:none}
.in{padding-block:var(--pad)}
.s-hero .in{display:grid;gap:32px;padding-top:clamp(32px,4vw,64px)}
.kicker{color:var(--link);font-weight:600}
h1{font-size:clamp(34px,3vw + 20px,56px);line-height:1.06;letter-spacing:-.01em;font-weight:700;margin:10px 0 18px}
.lead{font-size:19px;max-width:52ch;margin-bottom:24px}
.goal .note{margin-top:10px}
.index{background:var(--surface);border:2px solid var(--ink);border-radius:0 var(--r) var(--r) var(--r);position:relative;margin-top:26px;align-self:start;padding:12px 20px;background-image:repeating-linear-gradient(transparent 0 31px,var(--line) 31px 32px);background-position:0 11px}
.index::before{content:'';position:absolute;top:-26px;left:-2px;width:40%;height:26px;background:var(--surface);border:2px solid var(--ink);border-bottom:0;border-radius:var(--r) var(--r) 0 0}
.index dl>div{display:grid;grid-template-columns:88px 1fr;gap:12px;line-height:32px;font-size:16px}
.index dt{color:var(--link);font-weight:600}
h2{font-size:32px;font-weight:700}
h3{font-size:21px;font-weight:700}
.ladder{margin-top:28px}
.ladder li{display:grid;grid-template-columns:minmax(72px,1fr) 8fr 3fr;gap:8px 24px;padding:20px 0;border-top:2px solid var(--ink)}
.ladder .when{font:700 clamp(22px,2.4vw,30px)/1.1 var(--display);color:var(--link)}
.ladder .where{font-size:15px;color:var(--muted)}
.s-comparison,.s-pricing{background:var(--surface)}
th,td{border-bottom:1px solid var(--line);padding:12px 16px 12px 0}
.scroll{margin-top:20px}
thead th{font-family:var(--display);font-size:18px}
.s-rich-text .body{max-width:62ch}
aside{font-size:15px;color:var(--muted);border-inline-start:3px solid var(--link);padding-inline-start:16px;margin-top:20px}
.plans{margin-top:24px}
.plan{display:grid;gap:8px 24px;padding:22px 0;border-top:2px solid var(--ink)}
.plan .price strong{font:700 30px/1 var(--display)}
.plan li::before{content:'✓ ';color:var(--link)}
.plan .button{justify-self:start}
.people li{max-width:64ch}
.people .role{color:var(--link);font-weight:600}
.s-waitlist-form .in>*{max-width:640px}
.s-waitlist-form .act{background:var(--surface);border:2px solid var(--ink);border-radius:var(--r);padding:24px;margin-top:20px}
.s-waitlist-form .note{margin-top:12px}
footer{border-top:2px solid var(--ink);font-size:15px}
footer .in{padding-block:28px;display:grid;grid-template-columns:auto 1fr auto;gap:8px 24px}
@media (max-width:700px){footer .in{grid-template-columns:1fr}.ladder li{grid-template-columns:72px 1fr}.ladder .where{grid-column:2}.tabs nav{display:none}}
@media (min-width:860px){
.s-hero .in{grid-template-columns:4fr 8fr;gap:56px}
.goal{order:2}
.plan{grid-template-columns:3fr 2fr 5fr 2fr;align-items:start}
.s-rich-text .in,.s-team .in,.s-waitlist-form .in{display:grid;grid-template-columns:4fr 8fr;gap:24px 56px}
.s-rich-text aside{grid-column:2}
.s-waitlist-form .act{margin:0}
}
`;
