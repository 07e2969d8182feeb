import type { Slot } from './reading.ts';

export const stages = ['idea', 'talks', 'pilot', 'paying'] as const;
export type Stage = (typeof stages)[number];

/** Signs of how far it is, furthest first. Each pattern is bounded, so that a long text costs no more than its length. */
const signs: readonly { readonly stage: Stage; readonly chance: number; readonly pattern: RegExp }[] = [
  {
    stage: 'idea',
    chance: 0.8,
    pattern:
      /\b(?:just an idea|idea stage|no (?:product|code|customers?) (?:yet|so far)|haven't asked|not spoken|have not (?:asked|spoken))\b/iu,
  },
  {
    stage: 'paying',
    chance: 0.9,
    pattern:
      /\b(?:pays? us|paid us|have paid|(?:now|already) pay|paying (?:customers?|clients?|users?|members?|us)|rebooked)\b/iu,
  },
  {
    stage: 'paying',
    chance: 0.75,
    pattern: /\b(?:i have|we have|we've|i've|have) (?:sold|done|installed|delivered|shipped) \d/iu,
  },
  {
    stage: 'paying',
    chance: 0.75,
    pattern:
      /\b(?:sold|bought|did|installed|inspected|screened|booked) (?:over |about |around |all )?\d[\d,.]{0,6}\b/iu,
  },
  {
    stage: 'paying',
    chance: 0.7,
    pattern:
      /\b\d[\d,.]{0,6} (?:\p{L}{2,15} ){0,3}(?:paid|bought|use it|signed|running|subscribers|members)\b/iu,
  },
  {
    stage: 'pilot',
    chance: 0.75,
    pattern:
      /\b(?:pilots?|pilot running|tested (?:it )?(?:on|in|with|at)|tried (?:it|four|two|three)|did try|tests it|first version|field test|proofs? of concept|we did one|for free since)\b/iu,
  },
  {
    stage: 'talks',
    chance: 0.75,
    pattern:
      /\b(?:spoke|spoken|talked|talks?|interviewed|asked|met|shown it|showed|emailed|survey(?:ed)?|waiting list|said (?:yes|they)|interested|letter of intent|in favou?r)\b/iu,
  },
];

const thought =
  /\b(?:if|whether|would|could|should|will|might|may|not|never|no|nobody|hopes?|want|plan|until|before|\p{L}+n['’]?t)\b[^.!?;]{0,60}$/iu;

/** What might happen, or did not: the words before it in the same sentence say so. */
function isOnlyThought(text: string, at: number): boolean {
  return thought.test(text.slice(Math.max(0, at - 80), at));
}

export function readStage(text: string): Slot<Stage> {
  const found = signs.flatMap(({ stage, chance, pattern }) => {
    const match = pattern.exec(text);
    return match === null || isOnlyThought(text, match.index)
      ? []
      : [{ stage, chance, words: { from: match.index, to: match.index + match[0].length } }];
  });
  const [best] = found;
  // Who has done something says so.
  if (best === undefined)
    return { value: 'idea', words: [], sure: false, chance: 0.4, alternatives: stages.slice(1) };
  const others = found.map(({ stage }) => stage).filter((stage) => stage !== best.stage);
  return {
    value: best.stage,
    words: found.filter(({ stage }) => stage === best.stage).map(({ words }) => words),
    sure: best.chance >= 0.9,
    chance: best.chance,
    alternatives: [...new Set([...others, ...stages.filter((stage) => stage !== best.stage)])],
  };
}
