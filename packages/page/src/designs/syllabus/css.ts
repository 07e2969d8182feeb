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
.index,.yes,.no,.exercise{background:var(--surface);border:2px solid var(--ink);border-radius:0 var(--r) var(--r) var(--r);position:relative;margin-top:26px;padding:12px 20px;background-image:repeating-linear-gradient(transparent 0 31px,var(--line) 31px 32px);background-position:0 11px}
.index{align-self:start}
.index::before,.yes::before,.no::before{content:'';position:absolute;top:-26px;left:-2px;width:40%;height:26px;background:var(--surface);border:2px solid var(--ink);border-bottom:0;border-radius:var(--r) var(--r) 0 0}
.index dl>div{display:grid;grid-template-columns:88px 1fr;gap:12px;line-height:32px;font-size:16px}
.index dt{color:var(--link);font-weight:600}
h2{font-size:clamp(30px,3vw,40px);font-weight:700}
h3{font-size:22px;font-weight:700}
.weeks{margin-top:32px;position:relative}
.weeks::before,.weeks::after{content:'';position:absolute;top:0;bottom:0;width:3px;background:var(--ink);inset-inline-start:24px}
.weeks::after{inset-inline-start:124px}
.weeks li{display:grid;grid-template-columns:151px 1fr;gap:0 24px;padding:22px 0;position:relative}
.weeks .when{z-index:1;align-self:center;margin-inline-start:12px;width:127px;padding:8px 4px;background:var(--link);color:var(--bg);border-radius:min(var(--r),3px);font:700 18px/26px var(--display);text-align:center;text-wrap:balance}
.weeks .where{grid-column:2;font-size:16px;color:var(--link);font-weight:600;margin-top:4px}
.s-comparison .in{display:grid;gap:0 32px}
.sides{display:grid;gap:24px}
.yes,.no{padding:6px 24px 14px}
.yes h3,.no h3{line-height:32px;padding:5px 0 0}
.yes li,.no li{line-height:32px;padding-inline-start:28px;position:relative}
.yes li::before,.no li::before{content:'✓';position:absolute;inset-inline-start:0;color:var(--link);font-weight:700}
.no li::before{content:'✗';color:var(--muted)}
.no{transform:rotate(.6deg)}
.s-rich-text{background:var(--surface)}
.exercise{background-color:var(--bg);line-height:32px;padding:11px 28px 21px 76px;border-radius:var(--r)}
.exercise::before{content:'';position:absolute;inset-block:0;inset-inline-start:56px;width:2px;background:var(--link)}
.exercise p+p,.exercise details{margin-top:32px}
.exercise summary{min-height:32px;width:fit-content;color:var(--link)}
.slips{display:grid;gap:24px;margin-top:28px}
.slip{background:var(--surface);border:2px solid var(--ink);border-radius:var(--r);padding:24px;display:grid;gap:10px;align-content:start;justify-items:start;clip-path:polygon(0 0,calc(100% - 32px) 0,100% 32px,100% 100%,0 100%)}
.slip .price strong{font:700 44px/1 var(--display)}
.people li{max-width:64ch;border-inline-start:3px solid var(--link);padding-inline-start:24px}
.people .role{color:var(--link);font-weight:600}
.s-waitlist-form{background:var(--link);color:var(--bg)}
.s-waitlist-form .button{background:var(--ink);color:var(--bg)}
.s-waitlist-form .note{color:var(--bg);margin-top:12px}
.s-waitlist-form .lead{margin:8px 0 0}
.s-waitlist-form .act{margin-top:20px}
.s-waitlist-form :focus-visible{outline-color:var(--bg)}
footer{border-top:2px solid var(--ink);font-size:15px}
footer .in{padding-block:28px;display:grid;grid-template-columns:auto 1fr auto;gap:8px 24px}
@media (max-width:700px){footer .in{grid-template-columns:1fr}.tabs nav{display:none}.weeks li{grid-template-columns:99px 1fr;gap:0 16px}.weeks::before{inset-inline-start:12px}.weeks::after{inset-inline-start:80px}.weeks .when{margin-inline-start:4px;width:87px;padding-inline:0;font-size:14px;line-height:20px}.exercise{padding-inline:44px 16px}.exercise::before{inset-inline-start:30px}}
@media (min-width:860px){
.s-hero .in{grid-template-columns:4fr 8fr;gap:56px}
.goal{order:2}
.goal:only-child{grid-column:1/-1;max-width:820px}
.sides{grid-template-columns:7fr 5fr;gap:40px}
.weeks{margin-inline-start:8.33%}
.weeks li{grid-template-columns:151px 1fr 240px}
.weeks .where{grid-column:3;align-self:center;margin:0}
.slips{grid-auto-flow:column;grid-auto-columns:1fr}
.s-rich-text .in,.s-team .in{display:grid;grid-template-columns:4fr 8fr;gap:24px 56px;align-items:start}
.exercise{margin:0}
.s-waitlist-form .in{display:grid;grid-template-columns:1fr 1fr;gap:24px 56px;align-items:end}
.s-waitlist-form .act{margin:0}
}
`;
