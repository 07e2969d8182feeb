import type { FindingsBlock } from '@slipway/report';
import type { Case } from '../case.ts';
import type { Topic } from '../topics/topic.ts';
import type { Lines } from '../words/line.ts';
import type { Finding } from './contradictions.ts';
import { voiceFindings } from './voice.ts';

/** What to put right before anybody hears it; nothing where all is sound. */
export function checkBlocks(
  of: Case,
  clashes: readonly Finding[],
  same: readonly Finding[],
  lines: Lines,
): readonly FindingsBlock[] {
  return [
    ...block('contradictions', 'What does not fit together', clashes),
    ...block('sameness', same.length > 0 ? 'What any rival could say' : 'How it sounds', [
      ...same,
      ...voiceFindings(of, lines),
    ]),
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
