import { rule } from '../rule.ts';

const everywhere = [
  'swot-generator',
  'score-your-idea',
  'market-size-estimator',
  'pitch-generator',
  'competitor-matrix',
] as const;

/** The three an expert would ask first; one that the founder's words already touch comes last. */
export const questionRules = [
  rule({
    id: 'expert-asks',
    matter: 'question',
    side: 'weakness',
    serves: everywhere,
    needs: ['questions', 'niche'],
    impact: 3,
    likelihood: 0.6,
    say: ({ questions }, _told, voice) =>
      questions
        .map((question, at) => ({ question, at, shared: voice.shares(question) }))
        .toSorted((a, b) => a.shared - b.shared || a.at - b.at)
        .map(({ question, at }) => ({
          key: String.fromCharCode(97 + at),
          label: 'asked by anyone who knows the trade',
          noun: 'that question',
          says: [question],
        })),
  }),
];
