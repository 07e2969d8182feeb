import { brief } from '../brief.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import { firmName } from './names.ts';

function nearest(clauses: readonly string[], shares: (clause: string) => number): string | undefined {
  return clauses.toSorted((a, b) => shares(b) - shares(a))[0];
}

export const failureRules = [
  rule({
    id: 'failed-before',
    matter: 'failure',
    side: 'threat',
    serves: [
      'swot-generator',
      'score-your-idea',
      'pitch-generator',
      'competitor-matrix',
      'market-size-estimator',
    ],
    needs: ['failures'],
    impact: 4,
    likelihood: 0.5,
    say: ({ failures }, _told, voice) => {
      const failure = nearest(failures, voice.shares);
      return failure === undefined
        ? null
        : {
            label: brief(failure),
            noun: 'the failure of others',
            clause: failure,
            nearness: voice.shares(failure) >= 2 ? 1.25 : 1,
            says: [
              line(failure),
              line(`others have been here: ${failure}`),
              line(`a grave on this road: ${failure}`),
            ],
          };
    },
  }),
  rule({
    id: 'failed-same-way',
    matter: 'failure',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['failures'],
    when: ({ failures }, _told, voice) => failures.some(voice.speaksClearly),
    impact: 4,
    likelihood: 0.6,
    excludes: ['failed-before'],
    say: ({ failures }, _told, voice) => {
      const failure = nearest(failures, voice.shares);
      return failure === undefined
        ? null
        : {
            label: 'close to what failed before',
            noun: 'the likeness to what failed',
            nearness: 1.6,
            says: [
              line(`your plan comes close to what went wrong before: ${failure}`),
              line(`say what you do differently, since ${failure}`),
            ],
          };
    },
  }),
  rule({
    id: 'failed-second',
    matter: 'failure',
    side: 'threat',
    serves: ['score-your-idea', 'pitch-generator', 'competitor-matrix', 'swot-generator'],
    needs: ['failures', 'buyer'],
    when: ({ failures }) => failures.length >= 2,
    impact: 4,
    likelihood: 0.5,
    say: ({ failures, buyer }, _told, voice) => {
      const first = nearest(failures, voice.shares);
      const second = failures.find((failure) => failure !== first);
      return second === undefined
        ? null
        : {
            label: brief(second),
            noun: 'another way to fail',
            clause: second,
            says: [line(`a second trap: ${second}`), line(`${buyer} remember it: ${second}`)],
          };
    },
  }),
  rule({
    id: 'failed-question',
    matter: 'failure',
    side: 'threat',
    serves: ['pitch-generator', 'score-your-idea'],
    needs: ['failures', 'lately'],
    impact: 3,
    likelihood: 0.6,
    say: ({ failures: [failure], lately: [change] }) =>
      failure === undefined || change === undefined
        ? null
        : {
            label: 'what is different this time',
            noun: 'what is different this time',
            clause: change,
            says: [
              line(`investors will say that ${failure}; your answer: ${change}`),
              line(`then ${failure}; now ${change}`),
            ],
          },
  }),
  rule({
    id: 'failed-rival-lives',
    matter: 'failure',
    side: 'threat',
    serves: ['competitor-matrix'],
    needs: ['failures', 'incumbents'],
    impact: 3,
    likelihood: 0.6,
    say: ({ failures: [failure], incumbents: [first] }) =>
      failure === undefined || first === undefined
        ? null
        : {
            label: `${firmName(first.name)} outlived others`,
            noun: firmName(first.name),
            clause: failure,
            says: [
              line(`${failure}, while ${firmName(first.name)} is still there with ${first.sells}`),
              line(`${firmName(first.name)} outlived those others: ${failure}`),
            ],
          },
  }),
  rule({
    id: 'failed-price',
    matter: 'failure',
    side: 'threat',
    serves: ['score-your-idea', 'market-size-estimator'],
    needs: ['failures', 'churn'],
    when: ({ failures }) => failures.some((failure) => leaving.test(failure)),
    impact: 4,
    likelihood: 0.5,
    say: ({ failures, churn }) => {
      const failure = failures.find((one) => leaving.test(one));
      return failure === undefined
        ? null
        : {
            label: 'customers left faster than they came',
            noun: 'the leak',
            clause: failure,
            says: [
              line(`${failure}; ${churn.text} lost is usual`),
              line(`watch the leak from the first month: ${failure}`),
            ],
          };
    },
  }),
  rule({
    id: 'failed-page',
    matter: 'failure',
    side: 'weakness',
    serves: ['landing-page-generator', 'brand-analyzer'],
    needs: ['failures', 'user'],
    impact: 2,
    likelihood: 0.6,
    say: ({ failures: [failure], user }) =>
      failure === undefined
        ? null
        : {
            label: 'the doubt to answer on the page',
            noun: 'the doubt',
            says: [
              line(`${user} have been let down before: ${failure}; answer that on the page`),
              line(`the doubt in the room is that ${failure}`),
            ],
          },
  }),
];

const leaving = /churn|cancel|left|leave|stopp|quit|lapse|drop|forgot|bored|unus/iu;
