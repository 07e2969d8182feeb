import type { Judgement } from './judge/index.ts';
import type { Standing } from './standing.ts';

/** What holds the whole score down besides the evidence ladder (rubrics reference, D12). */
export interface Cap {
  readonly id: 'mild-problem' | 'unspoken-rule' | 'too-little';
  readonly at: number;
}

/** Fewer words than this, and few answers, is too little to judge. */
export const fewWords = 40;
export const fewAnswers = 3;

export function listCaps(
  judgements: readonly Judgement[],
  standing: Standing,
  { rule, words, answers }: { rule: string | null; words: number; answers: number },
): readonly Cap[] {
  const severity = judgements.find(({ id }) => id === 'severity')?.level ?? null;
  const caps: Cap[] = [];
  // Who pays has the problem, whatever the words call it.
  if (severity !== null && severity <= 2 && standing.rung !== 'payment')
    caps.push({ id: 'mild-problem', at: 45 });
  if (words < fewWords && answers < fewAnswers) caps.push({ id: 'too-little', at: 50 });
  if (rule !== null) caps.push({ id: 'unspoken-rule', at: 70 });
  return caps;
}

export function lowestCap(caps: readonly Cap[]): number {
  return Math.min(100, ...caps.map(({ at }) => at));
}
