import questions from '../../../../../content/pitch/questions.json' with { type: 'json' };
import type { Case } from '../case.ts';
import type { Lines } from '../words/line.ts';
import { states } from './states.ts';
import type { State, Topic } from './topic.ts';

type TopicId = keyof typeof states;
type Words = Pick<Topic, 'asks' | 'missing' | 'unknown'>;
interface Question extends Pick<Topic, 'label' | 'weight'> {
  /** By where the topic is. */
  readonly states: Readonly<Record<string, Words>>;
}

const rows: Readonly<Record<TopicId, Question>> = questions;
const ids = Object.keys(rows) as TopicId[];

/** All topics: what much hangs on and little is known of comes first. */
export function listTopics(of: Case, lines: Lines): readonly Topic[] {
  return ids
    .flatMap((id): readonly Topic[] => {
      const state: State | null = states[id](of, lines);
      if (state === null) return [];
      const { is, strength, x = '', evidence = [] } = state;
      const { label, weight, states: words } = rows[id];
      const found = words[is];
      // A state without words is a fault of ours.
      if (found === undefined) throw new Error(`No question is called ${id}.${is}.`);
      const fill = (text: string) => text.replaceAll('{they}', of.they).replaceAll('{x}', x);
      const { asks, missing, unknown } = found;
      return [
        {
          id,
          label,
          weight,
          strength,
          asks: fill(asks),
          missing: fill(missing),
          ...(unknown !== undefined && { unknown: fill(unknown) }),
          evidence: [...evidence, ...of.theirQuote],
        },
      ];
    })
    .toSorted((a, b) => b.weight * (4 - b.strength) - a.weight * (4 - a.strength));
}
