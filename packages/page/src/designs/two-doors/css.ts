export const css = `
.in{padding:var(--pad) clamp(20px,5vw,72px)}
.s-hero{position:relative}
.s-hero .in,.s-pricing .in,.s-call-to-action .in{padding:0}
.seam{position:absolute;inset-inline:0;top:20px;display:flex;justify-content:center;z-index:1}
h1{background:var(--bg);color:var(--ink);border-radius:calc(var(--r)*2);padding:16px 28px;font-size:20px;font-weight:700}
.doors{display:grid;min-height:92vh;min-height:92svh;background:var(--bg)}
.doors:not(:has(.door+.door)){min-height:480px}
.door{display:flex;flex-direction:column;padding:96px clamp(20px,5vw,72px) 48px;background:var(--door-a);color:var(--on-a)}
.door+.door{background:var(--door-b);color:var(--ink);padding-top:40px}
.door .kicker{font-size:15px;font-weight:600}
.say{margin-top:auto;padding-top:32px;display:grid;gap:16px;justify-items:start}
.door h2{font-size:clamp(32px,3.2vw + 12px,52px);line-height:1.04;letter-spacing:-.02em;font-weight:750;max-width:13ch}
.door .say p{font-size:19px;max-width:34ch}
.door .button,.half .button{background:var(--on-a);color:var(--door-a);min-height:56px}
.door+.door .button,.half+.half .button{background:var(--ink);color:var(--on-button)}
h2{font-size:clamp(28px,2.4vw + 14px,42px);letter-spacing:-.02em;font-weight:750}
h3{font-size:22px;font-weight:700;line-height:1.15}
.s-how-it-works .in{text-align:center}
.spine{counter-reset:s;margin-top:40px;position:relative;text-align:start}
.spine::before{content:'';position:absolute;top:0;bottom:0;inset-inline-start:23px;width:2px;background:var(--ink)}
.spine li{counter-increment:s;position:relative;padding:0 0 16px 72px}
.spine li::before{content:counter(s);position:absolute;inset-inline-start:0;top:16px;width:48px;height:48px;border-radius:50%;background:var(--ink);color:var(--bg);font:700 20px/48px var(--display);text-align:center}
.turn{padding:24px 28px;border-radius:var(--r);background:var(--door-a);color:var(--on-a)}
.spine li:nth-child(even) .turn{background:var(--door-b);color:var(--ink)}
.turn .kicker{font-size:15px;font-weight:600}
.parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:12px;margin-top:28px}
.v-strip .parts{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:minmax(260px,1fr);overflow-x:auto;padding-bottom:8px}
.parts li{background:var(--surface);border-radius:var(--r);padding:24px;display:flex;flex-direction:column}
.parts .number{font-size:14px;color:var(--muted)}
.parts dl{margin:12px 0;font-size:15px}
.parts dt{color:var(--muted)}
.parts dl>div{margin-top:6px}
.parts .when{font:750 24px/1.2 var(--display);margin-top:auto;padding-top:12px}
.s-pricing .head{padding:var(--pad) clamp(20px,5vw,72px) 32px;text-align:center}
.halves,.s-call-to-action .in{display:grid}
.half{padding:clamp(32px,5vw,72px);background:var(--door-a);color:var(--on-a);display:grid;gap:14px;justify-items:start;align-content:center}
.half+.half{background:var(--door-b);color:var(--ink)}
.half .price strong{font:750 clamp(48px,7vw,104px)/1 var(--display);display:block;letter-spacing:-.03em}
.half li{padding:6px 0}
.half li::before{content:'→ '}
.questions{display:grid;gap:8px 24px;margin-top:24px}
details{background:var(--surface);border-radius:min(var(--r),16px);padding:8px 20px}
details p{padding-bottom:12px}
footer .in{display:flex;flex-wrap:wrap;justify-content:space-between;gap:12px;padding-block:28px}
footer ul{display:flex;flex-wrap:wrap;gap:20px}
@media (min-width:720px){
.doors{grid-template-columns:1fr 1fr}
.door{padding-bottom:112px;border-start-end-radius:var(--r)}
.door+.door{padding-top:96px;border-start-end-radius:0;border-start-start-radius:var(--r)}
.door:only-child,.half:only-child{grid-column:1/-1}
.spine::before{inset-inline-start:50%;margin-inline-start:-1px}
.spine li{width:50%;padding:0 48px 0 0;margin-top:-28px}
.spine li:first-child{margin-top:0}
.spine li:nth-child(even){margin-inline-start:50%;padding:0 0 0 48px}
.spine li::before{inset-inline-start:auto;inset-inline-end:-24px}
.spine li:nth-child(even)::before{inset-inline-end:auto;inset-inline-start:-24px}
.halves,.s-call-to-action .in{grid-template-columns:1fr 1fr}
.half{min-height:360px;border-start-end-radius:var(--r)}
.half+.half{border-start-end-radius:0;border-start-start-radius:var(--r)}
.questions{grid-template-columns:1fr 1fr;align-items:start}
}
`;
