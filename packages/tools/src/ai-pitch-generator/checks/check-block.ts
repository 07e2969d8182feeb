import { findVoiceFaults } from '@slipway/language';
import type { FindingsBlock } from '@slipway/report';
import type { Case } from '../case.ts';
import type { Topic } from '../topics/topic.ts';
import type { Lines } from '../words/line.ts';
import { type Finding, finding } from './contradictions.ts';

/** More words are not said in one breath. The other rules are those of the brand. */
const rules = { gradeMost: Number.POSITIVE_INFINITY, sentenceWordsMost: 28, youFirst: false };

/** What to put right before anybody hears it; nothing where all is sound. */
export function checkBlocks(
  of: Case,
  clashes: readonly Finding[],
  same: readonly Finding[],
  lines: Lines,
): readonly FindingsBlock[] {
  const faults = Object.values(lines)
    .flat()
    .flatMap((line) => {
      const [fault] = findVoiceFaults(of.shown(line.text), { ...rules, avoid: of.basis.brand.avoid });
      return fault === undefined ? [] : [{ line, fault }];
    })
    .map(({ line, fault: { rule, words } }, at) => {
      const text = `“${line.text.replace(/[“”]/gu, '')}”`;
      const avoid = `${text} Your own page says “${words}” too; so does every rival’s. Say what it does instead.`;
      const [label, says] =
        rule === 'avoid' ? ['Voice', avoid] : ['Breath', `Too long for one breath: ${text}`];
      return finding(of, `${label} ${at + 1}`, `${label.toLowerCase()}.${at}`, says, ...line.evidence);
    });
  return [
    ...block('contradictions', 'What does not fit together', clashes),
    ...block('sameness', 'What any rival could say', [...same, ...faults]),
  ];
}

function block(id: string, title: string, rows: readonly Finding[]): readonly FindingsBlock[] {
  const shown = rows.map(({ label, statement }) => ({ label, statements: [statement] as const }));
  return rows.length === 0 ? [] : [{ id, kind: 'findings', title, rows: shown }];
}

/** Twelve, the weakest evidence first; each says what is missing and where to get it. */
export function questionsBlock(of: Case, topics: readonly Topic[]): FindingsBlock {
  return {
    id: 'questions',
    kind: 'findings',
    title: 'Twelve questions you will be asked',
    tab: 'Questions',
    rows: topics.slice(0, 12).map(({ id, label, asks, missing, evidence }) => ({
      label,
      statements: [of.say(`ask.${id}`, asks, ...evidence), of.say(`missing.${id}`, missing, ...evidence)],
    })),
  };
}
