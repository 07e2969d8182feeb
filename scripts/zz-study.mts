import { readFileSync } from 'node:fs';
import { loadKnowledge } from '@slipway/facts/load';
import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { learnt } from '../packages/tools/test/learnt.ts';
const k = loadKnowledge();
const t0=performance.now();
const a = loadAnalyst(k, learnt.vectors);
console.log('load', Math.round(performance.now()-t0));
const ideas = readFileSync('packages/evals/corpora/reading-tuned.jsonl','utf8').trim().split('\n').map(l=>JSON.parse(l));
const form = process.argv[2] ?? 'line', from=+(process.argv[3]??0), n=+(process.argv[4]??10);
const count: Record<string,number> = {};
for (const [i, idea] of ideas.entries()) {
  const { profile: p, notes: m } = a.study({ idea: idea[form] });
  count[m.known]=(count[m.known]??0)+1;
  if (i<from||i>=from+n) continue;
  console.log(`\n## ${idea[form]}`);
  console.log(`does: ${p.does.value} | pays ${p.pays.value} (${p.pays.standing}) [${idea.pays[0]}] | where ${p.where.value} | ${p.charges.value} | offer ${p.offer.value} ${p.side} | acts ${p.acts}`);
  console.log(`${m.known} niches: ${m.niches.map(n=>`${n.short} ${n.likely.toFixed(2)}`).join('; ')}`);
  console.log('jobs:', m.jobs.slice(0,4).map(j=>`${j.what} ${j.likely.toFixed(2)}`).join(' | '));
  console.log('rivals:', m.rivals.slice(0,5).map(j=>`${j.name} ${j.likely.toFixed(2)}${j.isSameJob?'*':''}`).join(' | '), ' real:', idea.rivals.join(', '));
  console.log('fail:', m.failures.slice(0,2).map(j=>`${j.says} ${j.likely.toFixed(2)}`).join(' | '));
  console.log('change:', m.changes.slice(0,2).map(j=>`${j.says} ${j.likely.toFixed(2)}`).join(' | '));
  console.log('price:', m.prices.slice(0,3).map(j=>`${j.what} ${j.low}-${j.high} ${j.per} ${j.likely.toFixed(2)}`).join(' | '));
  console.log('rule:', m.rules.slice(0,2).map(j=>`${j.name} ${j.says} ${j.likely.toFixed(2)}`).join(' | '));
  console.log('signs', m.signs?.buyer, 'cycle', m.cycle?.weeks, 'count', m.counts.map(c=>c.label).slice(0,2));
}
console.log(count);
