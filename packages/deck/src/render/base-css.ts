/** What all slides share: the sheet of 16 to 9, its three parts, and tables, charts and lists without a look of their own. */
export const baseCss = `
.slide,:where(.slide *){box-sizing:border-box;margin:0;padding:0}
.slide{position:relative;container-type:inline-size;width:100%;aspect-ratio:16/9;overflow:hidden;background:var(--bg);color:var(--ink)}
.slide>.sheet{position:absolute;inset:0;background:var(--bg);color:var(--ink);font-family:var(--text)}
.claim,.matter,.margin{position:absolute;overflow:hidden}
.claim h2{font-family:var(--display)}
.matter{line-height:1.4}
.margin{line-height:1.45;color:var(--muted)}
.number,.name{font-family:var(--display);line-height:1;font-variant-numeric:tabular-nums}
.means{color:var(--muted);margin-top:.6cqw}
.number+.points,.means+.points{margin-top:2cqw}
table{width:100%;font-size:.82em;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.6cqw 1.8cqw .6cqw 0;border-bottom:.08cqw solid var(--line);font-weight:400;vertical-align:top}
thead th{color:var(--muted)}
thead th:nth-child(2){color:var(--link);font-weight:700}
.steps{list-style:none;display:flex;gap:2cqw}
.steps li{flex:1;border-top:.25cqw solid var(--link);padding-top:1cqw}
.steps b{display:block;color:var(--muted);font-weight:400}
.people>div{display:flex;justify-content:space-between;gap:2cqw;padding:1.2cqw 0;border-bottom:.08cqw solid var(--line)}
dl.people:not(:has(div:nth-child(3))){font-size:1.2em}
.people dt{flex:none;max-width:45%}
.people dd{color:var(--muted);text-align:right}
.chart{height:100%;width:100%;display:flex;flex-direction:column}
.chart svg{flex:1;min-height:0;width:100%;overflow:visible}
.alone .matter{display:none}
.alone .claim{display:flex;flex-direction:column}
:where(.alone) .claim{justify-content:center}
.chart figcaption{color:var(--muted);font-size:.75em;margin-top:.6cqw}
.chart text{fill:var(--ink);font-size:22px;font-family:var(--text)}
.chart .label{fill:var(--muted)}
.chart .end{text-anchor:end}
.chart .value{font-weight:700}
.bar{fill:var(--muted)}.bar.lead{fill:var(--link)}
.axis{stroke:var(--line);stroke-width:1.5}
.line{fill:none;stroke:var(--link);stroke-width:5;stroke-linejoin:round}
.dot{fill:var(--link)}
.foot{position:absolute;left:5.25cqw;right:5.25cqw;bottom:1.6cqw;display:flex;gap:1.6cqw;justify-content:flex-end;font-size:1.15cqw;color:var(--muted)}
.stale{border:.08cqw solid currentColor;padding:0 .6cqw}
.open .claim h2::before{content:'To find out';display:block;font:600 1.5cqw/1.8 var(--text);letter-spacing:0;text-transform:none;color:var(--link)}
`;
