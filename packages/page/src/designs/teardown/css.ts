export const css = `
body{font-size:15px;line-height:1.6}
.in{padding:var(--pad) clamp(20px,3vw,40px);border-top:1px solid var(--ink)}
.s-hero .in{border:0;display:grid;gap:20px;padding-block:20px 48px}
.sheet{display:flex;justify-content:space-between;gap:16px;font-size:13px;border-bottom:1px solid var(--ink);padding-bottom:10px}
.drawing{width:100%;max-width:900px;margin:0 auto;font:15px var(--text)}
.leader{stroke:var(--link);stroke-width:1}
.dot{stroke:var(--link);fill:var(--bg)}
.labels{display:grid;gap:6px 32px;counter-reset:l;font-size:14px}
.labels li{counter-increment:l;padding-inline-start:28px;position:relative}
.labels li::before{content:counter(l);position:absolute;inset-inline-start:0;color:var(--link);font-weight:700}
h1{font-size:clamp(28px,1.4vw + 22px,40px);line-height:1.08;font-weight:600;max-width:18ch}
.title p{margin-top:12px;max-width:52ch}
.order{display:grid;gap:8px;justify-items:start;align-content:end}
h2{font-size:24px;font-weight:600}
h2::before{content:'';display:block;width:48px;height:9px;margin-bottom:12px;border:solid var(--link);border-width:0 1px 1px}
h3{font-size:18px;font-weight:600}
.head .lead{margin-top:8px}
.facts>div{display:grid;grid-template-columns:minmax(110px,4fr) 8fr;gap:16px;padding:9px 0;border-bottom:1px solid var(--line)}
.facts dt{color:var(--muted)}
.s-features .rows{display:grid;gap:28px;counter-reset:f}
.s-features .rows li{counter-increment:f;border-top:1px solid var(--link);padding-top:10px;position:relative}
.s-features .rows li::before{content:'';position:absolute;top:-4px;inset-inline-start:0;width:7px;height:7px;border-radius:50%;background:var(--link)}
th,td{border:1px solid var(--line);padding:10px 14px}
thead th,tbody th{font-weight:600;background:var(--surface)}
.scroll{margin-top:20px}
.s-waitlist-form .in{background:var(--ink);color:var(--surface)}
.s-waitlist-form h2::before{border-color:var(--surface)}
.s-waitlist-form .note{color:var(--surface)}
.s-waitlist-form .act{margin-top:20px;max-width:560px}
details{border-bottom:1px solid var(--line)}
details p{padding-bottom:14px;max-width:64ch}
footer .in{display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));padding:0;font-size:13px}
footer .in>*{padding:16px 20px;border-inline-end:1px solid var(--line)}
@media (min-width:900px){
.s-hero .in{grid-template-columns:7fr 5fr;min-height:760px}
.sheet,.drawing{grid-column:1/-1}
.labels{grid-column:1/-1;grid-template-columns:repeat(auto-fit,minmax(180px,1fr))}
.s-facts .in,.s-faq .in{display:grid;grid-template-columns:4fr 8fr;gap:32px}
.s-features .in{display:grid;grid-template-columns:3fr 9fr;gap:32px}
.s-features .rows{grid-template-columns:repeat(2,1fr)}
.s-waitlist-form .in{display:grid;grid-template-columns:7fr 5fr;gap:32px}
}
`;
