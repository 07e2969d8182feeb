export const css = `
.bar{text-align:center;padding:20px;font:700 18px/1 var(--display)}
.in{max-width:1088px;margin:0 auto;padding:var(--pad) 24px}
.s-hero{overflow:hidden}
.s-hero .in{padding:32px 24px 0;text-align:center}
h1{font-size:clamp(38px,5.4vw + 14px,72px);line-height:1.02;letter-spacing:-.01em;font-weight:700;max-width:15ch;margin:0 auto}
.stage{margin-top:32px;display:grid;gap:24px;justify-items:center}
.lead{font-size:20px;max-width:30ch}
.act{display:grid;gap:8px;justify-items:center}
.button{border-radius:calc(var(--r)*2);min-height:56px;padding:10px 30px}
.handset{order:3;width:min(300px,72vw);height:440px;margin-bottom:-8px;border:10px solid var(--ink);border-bottom:0;border-radius:calc(var(--r)*1.6) calc(var(--r)*1.6) 0 0;background:var(--surface);padding:22px 16px;text-align:start;overflow:hidden}
.clock{font:700 20px/1.2 var(--display);margin-bottom:16px}
.handset dl>div{background:var(--bg);border-radius:min(var(--r),16px);padding:12px 14px;margin-top:8px}
.handset dt{font-size:13px;color:var(--muted)}
.handset dd{font-weight:600;font-size:16px;line-height:1.3}
.s-product-shot{background:var(--surface)}
.s-product-shot .in{max-width:none;padding-inline:0}
.s-product-shot .head{text-align:center;padding-inline:24px}
h2{font-size:clamp(30px,2.6vw + 16px,48px);line-height:1.08;font-weight:700}
h3{font-size:20px;font-weight:700}
.film{display:grid;grid-auto-flow:column;grid-auto-columns:min(218px,62vw);gap:22px;overflow-x:auto;scroll-snap-type:x mandatory;margin-top:40px;padding:0 24px 16px}
.film li{scroll-snap-align:center;font-size:16px;text-align:center}
.screen{display:flex;flex-direction:column;justify-content:center;gap:10px;height:400px;padding:24px;margin-bottom:16px;border:8px solid var(--ink);border-radius:calc(var(--r)*1.3);background:var(--bg);text-align:start}
.screen b{font:700 28px/1.1 var(--display)}
.screen span{color:var(--muted);font-size:15px}
.chat{display:grid;gap:12px;margin-top:32px}
.chat li{max-width:34ch;padding:16px 22px;border-radius:var(--r);border-end-start-radius:min(var(--r),6px);background:var(--surface);justify-self:start}
.chat li:nth-child(even){justify-self:end;border-radius:var(--r);border-end-end-radius:min(var(--r),6px);background:var(--ink);color:var(--bg)}
.chat h3{font:600 14px/1.4 var(--text)}
.chat p{font-size:19px;line-height:1.35}
.s-facts{background:var(--ink);color:var(--bg)}
.widgets{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(150px,100%),1fr));gap:12px;margin-top:32px}
.widgets>div{background:var(--surface);color:var(--ink);border-radius:var(--r);padding:22px;min-height:150px;display:flex;flex-direction:column;justify-content:space-between;gap:12px}
.widgets dt{font-size:15px;color:var(--muted)}
.widgets dd{font:700 22px/1.15 var(--display)}
.plans{display:grid;gap:16px;margin-top:32px}
.plan{background:var(--surface);border-radius:var(--r);padding:36px;display:grid;gap:12px;justify-items:start;align-content:start}
.plan .price strong{font:700 56px/1 var(--display)}
.plan ul{color:var(--muted)}
.s-waitlist-form{background:var(--surface);text-align:center}
.waitlist{max-width:520px;margin:24px auto 12px;text-align:start}
.waitlist input{border-radius:calc(var(--r)*2);min-height:56px;padding-inline:22px}
footer{background:var(--surface);text-align:center;font-size:15px}
footer .in{padding:0 24px 48px}
footer ul{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 24px}
@media (min-width:1240px){.film{justify-content:center}}
@media (min-width:900px){
.stage{grid-template-columns:1fr 300px 1fr;gap:48px;align-items:center}
.stage:not(:has(.handset)){grid-template-columns:1fr}
.stage:has(.handset)>*{grid-row:1}
.stage:has(.handset) .lead{grid-column:1;text-align:end;justify-self:end;max-width:20ch}
.stage:has(.handset) .act{grid-column:3;justify-items:start;justify-self:start;text-align:start;max-width:24ch}
.handset{grid-column:2;height:460px}
.s-solution .in{display:grid;grid-template-columns:5fr 7fr;gap:56px;align-items:center}
.chat{margin:0}
.widgets{grid-template-columns:repeat(6,1fr)}
.widgets>div{grid-column:span 2}
.widgets>div:nth-child(4n+1),.widgets>div:nth-child(4n){grid-column:span 4}
.plans{grid-template-columns:1fr 1fr}
.s-pricing .head{text-align:center}
}
`;
