import { type Evidence, type Statement, stemsOf } from '@slipway/report';
import type { Rung } from '../../hearing/read-evidence.ts';
import { line } from '../../insights/sentence.ts';
import { fieldSource as nicheFieldSource } from '../../insights/sources.ts';
import { capitalise, lowerFirst } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import type { DimensionId } from '../dimensions.ts';
import { isProven } from '../risk.ts';
import { countShared } from '../shared-words.ts';
import { fieldSource } from '../sources.ts';
import type { Stop } from '../stops.ts';
import { listTexts } from '../texts.ts';
import type { Voice } from '../voice.ts';
import { standingWords } from './proof.ts';
import { weakWords } from './weak.ts';

interface Reason {
  readonly strength: number;
  readonly statement: Statement;
}

/** The three strongest reasons to stop. There are always three: even the best idea has them. */
export function listReasons(one: Case, stops: readonly Stop[]): readonly Statement[] {
  const { voice } = one;
  const reasons: Reason[] = [
    ...stops.map(({ id, reason, evidence }, index) => ({
      strength: 10_000 - index,
      statement: voice.say(`reason-${id}`, reason, evidence),
    })),
    ...one.score.parts
      .filter(({ judgement }) => !stops.some(({ about }) => about.includes(judgement.id)))
      .map(({ judgement, weight }) => ({
        strength: strengthOf(judgement.id, weight, one),
        statement: voice.say(`reason-${judgement.id}`, weakWords(judgement.id, one), [
          ...judgement.evidence,
          { kind: 'figure', id: `counted-${judgement.id}` },
        ]),
      })),
    ...evidenceReason(one),
    ...fieldRisk(one),
  ];
  return reasons
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, 3)
    .map(({ statement }) => statement);
}

/** How much the dimension leaves to be lost; what is proven or shown leaves less. */
function strengthOf(id: DimensionId, weight: number, one: Case): number {
  const { level } = one.judged(id);
  const open = level === null ? 8 : 10 - level;
  return weight * open * (level !== null && isProven(id, one) ? 0.6 : 1) + 1;
}

function evidenceReason(one: Case): readonly Reason[] {
  const { standing, voice } = one;
  if (standing.rung === 'payment') return [];
  const text = evidenceWords(standing.rung, standingWords(one), voice);
  const evidence: Evidence[] = [
    { kind: 'figure', id: 'ceiling' },
    ...(standing.said === null ? [] : [{ kind: 'said', ...standing.said } as const]),
  ];
  return [
    { strength: (10 - standing.row.ceiling) * 20, statement: voice.say('reason-evidence', text, evidence) },
  ];
}

function evidenceWords(rung: Rung, words: string, voice: Voice): string {
  switch (rung) {
    case 'none':
      return voice.pick('reason-evidence', [
        `You would build on a guess: ${words}.`,
        `${capitalise(words)}: every number here is still yours.`,
        `Nothing outside your own head supports this: ${words}.`,
      ]);
    case 'opinion':
      return `${capitalise(words)}, and an opinion costs nothing to give.`;
    case 'desk-research':
      return `${capitalise(words)}: a report has never bought anything.`;
    case 'interviews':
      return `${capitalise(words)}: talk is cheaper than a signature.`;
    case 'waitlist':
      return `${capitalise(words)}: a list is not a sale.`;
    case 'payment':
      return `${capitalise(words)}, and few buyers make no market.`;
  }
}

/** The one that the founder's own words come closest to; the first of the list when none does. */
function nearestRisk(
  risks: readonly string[],
  texts: readonly { readonly text: string }[],
): string | undefined {
  const stems = stemsOf(texts.map(({ text }) => text).join(' '));
  const shared = risks.map((risk) => ({ risk, count: countShared(risk, stems) }));
  return shared.toSorted((a, b) => b.count - a.count)[0]?.risk;
}

/** What teams of this field stumble over, from our own reference. */
function fieldRisk({ basis, voice, sources, input }: Case): readonly Reason[] {
  const { vertical, niche } = basis;
  const failure = nearestRisk(niche?.failures ?? [], listTexts(input));
  if (niche !== null && failure !== undefined) {
    const id = sources.add(nicheFieldSource(niche, 'failures'));
    const words = voice.pick('reason-field', [
      line(`others failed here: ${failure}`),
      line(`${failure}; say what you do otherwise`),
    ]);
    return [{ strength: 90, statement: voice.say('reason-field', words, [{ kind: 'source', id }]) }];
  }
  const risk = nearestRisk(vertical?.risks ?? [], listTexts(input));
  if (vertical === null || risk === undefined) return [];
  const source = sources.add(fieldSource(vertical, 'risk', `Risk of the field: ${risk}`));
  const text = voice.pick('reason-field', [
    `Others who sold to ${voice.who} ran into this: ${lowerFirst(risk)}.`,
    `Known to hurt in this field: ${lowerFirst(risk)}. Say what it does to your sales to ${voice.who}.`,
  ]);
  return [{ strength: 70, statement: voice.say('reason-field', text, [{ kind: 'source', id: source }]) }];
}
