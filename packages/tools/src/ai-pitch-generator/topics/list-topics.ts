import type { Case } from '../case.ts';
import type { Lines } from '../words/lines.ts';
import { states } from './states.ts';
import type { State, Topic } from './topic.ts';
import { wordsFor } from './words.ts';

const rows: readonly (readonly [id: keyof typeof states, label: string, weight: number])[] = [
  ['problem', 'Problem', 4],
  ['demand', 'Demand', 5],
  ['retention', 'Retention', 4],
  ['growth', 'Growth', 4],
  ['price', 'Price', 4],
  ['market', 'Market', 4],
  ['win', 'What you can win', 3],
  ['cac', 'Cost of a customer', 3],
  ['payback', 'Payback', 3],
  ['margin', 'Margin', 2],
  ['rivals', 'Rivals', 4],
  ['edge', 'Why you', 4],
  ['now', 'Why now', 3],
  ['route', 'Way in', 3],
  ['team', 'Team', 3],
  ['runway', 'Runway', 4],
  ['ask', 'The round', 4],
  ['largest', 'Largest customer', 2],
  ['field', 'You', 2],
  ['rules', 'Rules', 2],
  ['failed', 'Failed before', 3],
];

export const questionsWanted = 12;

/** All topics: what much hangs on and little is known of comes first. */
export function listTopics(of: Case, lines: Lines): readonly Topic[] {
  return rows
    .flatMap(([id, label, weight]): readonly Topic[] => {
      const state: State | null = states[id](of, lines);
      if (state === null) return [];
      const { is, strength, x = '', evidence = [] } = state;
      const words = wordsFor(`${id}.${is}`, of.they, x);
      return [{ id, label, weight, strength, ...words, evidence: [...evidence, ...of.theirQuote] }];
    })
    .toSorted((a, b) => b.weight * (4 - b.strength) - a.weight * (4 - a.strength));
}
