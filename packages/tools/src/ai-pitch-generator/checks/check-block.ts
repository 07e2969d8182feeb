import { findVoiceFaults } from '@slipway/language';
import type { FindingsBlock } from '@slipway/report';
import type { Case } from '../case.ts';
import type { Lines } from '../words/lines.ts';
import type { Finding } from './contradictions.ts';

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
      return rule === 'avoid'
        ? {
            label: `Voice ${at + 1}`,
            statement: of.say(
              `voice.${at}`,
              `${text} Your own page says “${words}” too; so does every rival’s. Say what it does instead.`,
              ...line.evidence,
            ),
          }
        : {
            label: `Breath ${at + 1}`,
            statement: of.say(`breath.${at}`, `Too long for one breath: ${text}`, ...line.evidence),
          };
    });
  return [
    ...block('contradictions', 'What does not fit together', clashes),
    ...block('sameness', 'What any rival could say', [...same, ...faults]),
  ];
}

function block(id: string, title: string, rows: readonly Finding[]): readonly FindingsBlock[] {
  if (rows.length === 0) return [];
  return [
    {
      id,
      kind: 'findings',
      title,
      rows: rows.map(({ label, statement }) => ({ label, statements: [statement] })),
    },
  ];
}
