import type { FindingsBlock } from '@slipway/report';
import type { Case } from '../case.ts';
import { questionsWanted } from '../topics/list-topics.ts';
import type { Topic } from '../topics/topic.ts';

/** Twelve questions, the weakest evidence first; each says what is missing and where to get it. */
export function questionsBlock(of: Case, topics: readonly Topic[]): FindingsBlock {
  return {
    id: 'questions',
    kind: 'findings',
    title: 'Twelve questions you will be asked',
    tab: 'Questions',
    rows: topics.slice(0, questionsWanted).map(({ id, label, asks, missing, evidence }) => ({
      label,
      statements: [of.say(`ask.${id}`, asks, ...evidence), of.say(`missing.${id}`, missing, ...evidence)],
    })),
  };
}
