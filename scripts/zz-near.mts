import { readFileSync } from 'node:fs';
import { loadKnowledge } from '@slipway/facts/load';
import { loadAnalyst, loadIndexes, loadVectors } from '@slipway/analyst/load-analyst';
import { companyKey, retrieve, findCandidates, makeQuery } from '@slipway/analyst/retrieve';
const k = loadKnowledge(); const a = loadAnalyst(k); const idx = loadIndexes(k, loadVectors());
const judged = new Map<string, number>();
for (const l of readFileSync('packages/evals/corpora/relevance-tuned.tsv','utf8').trim().split('\n').slice(1)) { const [idea,kind,row,rel]=l.split('\t'); judged.set(`${idea} ${kind} ${row}`, +rel!); }
const ideas = readFileSync('packages/evals/corpora/reading-tuned.jsonl','utf8').trim().split('\n').map(l=>JSON.parse(l));
for (const form of ['line','paragraph','label']) {
 const stat: Record<string,[number,number,number]> = {}; let near=0;
 for (const i of ideas) {
  const s = form==='label' ? a.study({idea:i.line, customer:i.pays[0], does:i.does, ...(i.place[0]?{region:i.place[0]}:{})}) : a.study({idea:i[form]});
  if (s.notes.known!=='near') continue; near++;
  const n = s.notes.niches[0]!.id;
  for (const [at,row] of idx.rows.entries()) { if (row.niche!==n) continue; const key=row.kind==='rival'?companyKey(row.name):row.id; const j=judged.get(`${i.id} ${row.kind} ${key}`); const e=(stat[row.kind]??=[0,0,0]); if(j===undefined) e[2]++; else if(j) e[0]++; else e[1]++; }
 }
 console.log(form,'near',near, Object.fromEntries(Object.entries(stat).map(([k,[y,n,u]])=>[k,`${y}/${y+n} (${u} unjudged)`])));
}
