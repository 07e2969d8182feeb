export const css = `
.bar{text-align:center;padding:20px;font:700 18px/1 var(--display)}
.in{max-width:1088px;margin:0 auto;padding:var(--pad) 24px}
.s-hero{overflow:hidden}
.s-hero .in{padding:32px 24px 0;text-align:center}
h1{font-size:clamp(38px,5.4vw + 14px,72px);line-height:1.02;letter-spacing:-.01em;font-weight:700;max-width:13ch;margin:0 auto}
.stage{margin-top:32px;display:grid;gap:24px;justify-items:center}
.lead{font-size:20px;max-width:30ch}
.act{display:grid;gap:8px;justify-items:center}
.button{border-radius:999px;min-height:56px;padding:10px 30px}
.phone{order:3;width:min(300px,72vw);height:440px;margin-bottom:-8px;border:10px solid var(--ink);border-bottom:0;border-radius:44px 44px 0 0;background:var(--surface);padding:22px 16px;text-align:start;overflow:hidden}
.clock{font:700 20px/1.2 var(--display);margin-bottom:16px}
.phone dl>div{background:var(--bg);border-radius:16px;padding:10px 14px;margin-top:8px}
.phone dt{font-size:13px;color:var(--muted)}
.phone dd{font-weight:600;font-size:15px;line-height:1.3}
.s-product-shot{background:var(--surface)}
h2{font-size:clamp(30px,2.6vw + 16px,48px);line-height:1.08;font-weight:700}
h3{font-size:20px;font-weight:700}
.film{display:grid;grid-auto-flow:column;grid-auto-columns:min(240px,70vw);gap:20px;overflow-x:auto;scroll-snap-type:x mandatory;margin-top:36px;padding-bottom:16px}
.film li{scroll-snap-align:start;font-size:16px}
.screen{display:flex;flex-direction:column;justify-content:flex-end;height:300px;padding:24px;margin-bottom:14px;border-radius:var(--r);background:var(--bg)}
.screen b{font:700 22px/1.1 var(--display)}
.screen span{color:var(--muted)}
.s-solution .rows{display:grid;gap:16px;margin-top:32px}
.s-solution .rows li{background:var(--surface);border-radius:var(--r);padding:28px}
.s-facts{background:var(--ink);color:var(--bg)}
.s-facts .in{text-align:center}
.facts{display:flex;flex-wrap:wrap;justify-content:center;gap:10px;margin-top:28px}
.facts>div{border:2px solid var(--bg);border-radius:999px;padding:12px 24px}
.facts dt,.facts dd{display:inline}
.facts dt{font-weight:700;margin-inline-end:8px}
.plans{display:grid;gap:16px;margin-top:32px}
.plan{background:var(--surface);border-radius:var(--r);padding:36px;display:flex;flex-wrap:wrap;gap:12px 32px;align-items:center}
.plan h3{flex:1 0 160px}
.plan .price strong{font:700 38px/1 var(--display)}
.plan ul{flex:1 0 100%;color:var(--muted)}
.s-waitlist-form{background:var(--surface);text-align:center}
.waitlist{max-width:520px;margin:24px auto 12px;text-align:start}
.waitlist input{border-radius:999px;min-height:56px;padding-inline:22px}
footer{background:var(--surface);text-align:center;font-size:15px}
footer .in{padding:0 24px 48px}
footer ul{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 24px}
@media (min-width:900px){
.stage{grid-template-columns:1fr 300px 1fr;gap:48px;align-items:center}
.stage .lead{text-align:end;justify-self:end;max-width:20ch}
.stage .act{justify-items:start;justify-self:start;text-align:start;order:3;max-width:24ch}
.phone{order:2;height:520px}
.s-solution .in{display:grid;grid-template-columns:5fr 7fr;gap:56px}
.s-solution .rows{margin:0}
}
`;
