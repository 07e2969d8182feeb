import { readFileSync } from 'node:fs';
import { fillText } from '@slipway/report';
import { engineLoaders } from '@slipway/tools/engines';
import { gatherIdea } from '../packages/tools/src/idea/gather.ts';
import { loadTestLibrary } from '../packages/tools/test/library.ts';
// node scripts/zz-show.mts <tool> <line|paragraph|text> <from> <n> | text...
const [tool='score-your-idea', form='line', a='0', n='5'] = process.argv.slice(2);
const engine = await engineLoaders[tool]!();
const library = loadTestLibrary();
const ideas = form==='text' ? [{id:'own', text: a, label: {}}] : readFileSync('packages/evals/corpora/reading-tuned.jsonl','utf8').trim().split('\n').map(l=>JSON.parse(l)).slice(+a,+a+ +n).map(i=>({id:i.id,text:i[form],label:i}));
const extra = process.env.EXTRA ? JSON.parse(process.env.EXTRA) : {};
for (const {id,text,label} of ideas) {
  const input = { idea: text, ...extra };
  const basis = JSON.parse(JSON.stringify(gatherIdea(input as never, library)));
  const r = engine.run(input as never, basis);
  const say = (s:any)=> s===undefined?'':fillText(s.text, r.figures);
  console.log(`\n######## ${id}: ${text}\n# ${r.title}${r.asksBack?' [asks back]':''}`);
  let words=0; const out=(s:string)=>{words+=s.split(/\s+/).length; console.log(s)};
  for (const b of r.blocks as any[]) {
    const start=words; 
    if (b.folded) { console.log(`  [folded: ${b.title}]`); continue; }
    console.log(`-- ${b.kind} ${b.title??''}`);
    if (b.intro) out(say(b.intro));
    if (b.kind==='reading') { for (const s of b.slots) out(`   ${s.label}: ${s.value} (${s.standing})`); if(b.known) out('   '+say(b.known)); }
    else if (b.kind==='answer') { out(`   ${b.word??''} | ${say(b.verdict)}`); for(const d of b.dials) out(`   ${d.label}: ${d.lean??''} ${JSON.stringify(r.figures[d.figure]?.value)} ${JSON.stringify(r.figures[d.figure]?.range)} ${say(d.note)}`); if(b.big) out(`   BIG ${b.big.label} ${fillText(`{{f:${b.big.figure}}}`,r.figures)}`); for (const x of b.reasons) out(`   ${x.label}: ${say(x.statement)}`); if(b.next) out(`   Next (${b.next.dueDays} d): ${say(b.next.do)} ${say(b.next.passes)}`); if(b.assumed) out('   '+say(b.assumed)); if(b.question) out(`   ? ${say(b.question.question)} [${b.question.options.map((o:any)=>o.label).join(' / ')}]`); }
    else if (b.kind==='findings') for (const x of b.rows) out(`   ${x.label}: ${x.statements.map(say).join(' ')}`);
    else if (b.kind==='boxes') for (const x of b.boxes) { out(`   [${x.label}]`); for (const i of x.items) out(`     - ${say(i.statement)}`); if(x.items.length===0&&x.empty) out(`     (${say(x.empty)})`); }
    else { const seen:string[]=[]; (function walk(v:any){ if(Array.isArray(v)) v.forEach(walk); else if(v&&typeof v==='object'){ if('evidence' in v&&'text' in v) seen.push(fillText(v.text,r.figures)); else Object.values(v).forEach(walk);} })(b); seen.forEach(s=>out('   '+s)); }
    console.log(`   (${words-start} words)`);
  }
  console.log(`TOTAL ${words} words; marks ${JSON.stringify(label.marks??{})} answers ${JSON.stringify(label.answers??{})} yardstick ${label.yardstick??''} hard: ${label.hard??''}`);
}
