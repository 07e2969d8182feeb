import { lowerFirst } from '../../wording/index.ts';
import { brief } from '../brief.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';

const analysis = ['swot-generator', 'score-your-idea', 'market-size-estimator'] as const;

/** Pains that the founder's words speak of first. */
function nearest(pains: readonly string[], shares: (clause: string) => number): readonly string[] {
  return pains.toSorted((a, b) => shares(b) - shares(a));
}

export const todayRules = [
  rule({
    id: 'today-costs',
    matter: 'today',
    side: 'opportunity',
    serves: [
      'swot-generator',
      'score-your-idea',
      'pitch-generator',
      'landing-page-generator',
      'market-size-estimator',
    ],
    needs: ['today', 'cost'],
    impact: 4,
    likelihood: 0.7,
    say: ({ today, cost }) => ({
      label: brief(today),
      noun: 'the way it is done today',
      nearness: 1.5,
      clause: today,
      says: [line(`${today}: ${cost}`), line(`${cost}, because ${today}`), line(`today ${today}; ${cost}`)],
    }),
  }),
  rule({
    id: 'today-paid-hand',
    matter: 'today',
    side: 'opportunity',
    serves: analysis,
    needs: ['today', 'wage', 'user'],
    impact: 4,
    likelihood: 0.6,
    say: ({ today, wage, user }) => ({
      label: lowerFirst(wage.fact.what),
      noun: 'the wage behind it',
      clause: wage.clause,
      says: [
        line(`${today}; ${wage.clause}`),
        line(`what ${user} do by hand has a price: ${wage.clause}`),
        line(`set the hours of ${user} against this: ${wage.clause}`),
      ],
    }),
  }),
  rule({
    id: 'today-told-same',
    matter: 'today',
    side: 'strength',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['ownToday', 'today', 'cost'],
    when: ({ today }, _told, voice) => voice.speaksClearly(today),
    impact: 3,
    likelihood: 0.8,
    say: ({ cost }) => ({
      label: 'you describe today as the trade does',
      noun: 'your view of today',
      says: [
        line(`you describe the day as the trade does; the cost it names is that ${cost}`),
        line(`your account of today holds: ${cost}`),
      ],
    }),
  }),
  rule({
    id: 'pain-spoken',
    matter: 'pain',
    side: 'strength',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['pains', 'user'],
    when: ({ pains }, _told, voice) => pains.some((pain) => voice.speaksClearly(pain)),
    excludes: ['pain-unspoken'],
    impact: 3,
    likelihood: 0.7,
    say: ({ pains, user }, _told, voice) => {
      const pain = pains.find(voice.speaksClearly);
      if (pain === undefined) return null;
      return {
        label: `a pain the trade knows: ${brief(pain)}`,
        noun: 'the pain you aim at',
        says: [
          line(`you aim at something ${user} would nod at: ${pain}`),
          line(`what you describe is known in the trade: ${pain}`),
        ],
      };
    },
  }),
  rule({
    id: 'pain-unspoken',
    matter: 'pain',
    side: 'weakness',
    serves: ['score-your-idea', 'pitch-generator'],
    needs: ['pains', 'user'],
    unless: ({ pains }, _told, voice) => pains.some((pain) => voice.shares(pain) >= 2),
    impact: 3,
    likelihood: 0.5,
    say: ({ pains, user }, { thing }) => {
      const [pain] = pains;
      if (pain === undefined) return null;
      return {
        label: 'the pain is not told in the trade’s terms',
        noun: 'the missing pain',
        says: [
          line(`${user} would first complain that ${pain}; say what ${thing} does about it`),
          line(`ask ${user} what annoys them, and you hear what your text does not touch: ${pain}`),
        ],
      };
    },
  }),
  rule({
    id: 'pain-open',
    matter: 'pain',
    side: 'opportunity',
    serves: [
      'swot-generator',
      'pitch-generator',
      'landing-page-generator',
      'competitor-matrix',
      'market-size-estimator',
    ],
    needs: ['pains'],
    impact: 4,
    likelihood: 0.6,
    say: ({ pains }, _told, voice) => {
      const [first, second] = nearest(pains, voice.shares);
      if (first === undefined) return null;
      return {
        label: brief(first),
        noun: 'that pain',
        clause: first,
        nearness: voice.shares(first) >= 2 ? 1.3 : 1,
        says: [
          line(first),
          line(second === undefined ? `still open: ${first}` : `${first}; ${second}`),
          line(`still unsolved in the trade: ${first}`),
        ],
      };
    },
  }),
  rule({
    id: 'pain-other',
    matter: 'pain',
    side: 'opportunity',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator'],
    needs: ['pains', 'buyer'],
    when: ({ pains }) => pains.length >= 2,
    impact: 3,
    likelihood: 0.5,
    say: ({ pains, buyer }, _told, voice) => {
      const pain = nearest(pains, voice.shares).at(-1);
      if (pain === undefined || voice.shares(pain) >= 2) return null;
      return {
        label: brief(pain),
        noun: 'a second pain',
        clause: pain,
        says: [
          line(`beside what you describe, ${pain}: ${buyer} would pay for that too`),
          line(`the same ${buyer} know another trouble: ${pain}`),
        ],
      };
    },
  }),
  rule({
    id: 'pain-measured',
    matter: 'pain',
    side: 'opportunity',
    serves: analysis,
    needs: ['share'],
    when: ({ share }, _told, voice) => voice.shares(share.clause) >= 1,
    impact: 4,
    likelihood: 0.6,
    say: ({ share }) => {
      return {
        label: lowerFirst(share.fact.what),
        noun: 'what was measured',
        clause: share.clause,
        says: [line(share.clause), line(`measured, not only felt: ${share.clause}`)],
      };
    },
  }),
  rule({
    id: 'cost-headline',
    matter: 'today',
    side: 'opportunity',
    serves: ['landing-page-generator', 'pitch-generator', 'brand-analyzer'],
    needs: ['cost', 'user'],
    impact: 4,
    likelihood: 0.7,
    say: ({ cost, user }) => ({
      label: 'the cost as a headline',
      noun: 'the cost in their words',
      says: [
        line(`open with the cost in words ${user} use themselves: ${cost}`),
        line(`a headline ${user} believe: ${cost}`),
      ],
    }),
  }),
  rule({
    id: 'today-habit',
    matter: 'today',
    side: 'threat',
    serves: ['score-your-idea', 'swot-generator', 'competitor-matrix'],
    needs: ['today', 'user'],
    impact: 3,
    likelihood: 0.7,
    say: ({ today, user }) => ({
      label: `the habit: ${brief(today)}`,
      noun: 'the habit',
      clause: today,
      says: [
        line(`the habit is the first rival: ${today}, and it asks nothing of ${user}`),
        line(`${today}; for ${user} that is free, known and good enough on most days`),
      ],
    }),
  }),
  rule({
    id: 'today-differs',
    matter: 'today',
    side: 'weakness',
    serves: ['score-your-idea'],
    needs: ['ownToday', 'today'],
    unless: ({ today }, _told, voice) => voice.shares(today) >= 1,
    excludes: ['today-told-same'],
    impact: 2,
    likelihood: 0.5,
    say: ({ today }) => ({
      label: 'the trade describes today otherwise',
      noun: 'the other account of today',
      says: [
        line(`our notes tell another day than you do: ${today}; watch which of both you see`),
        line(`you describe one way of doing it; the common one is that ${today}`),
      ],
    }),
  }),
  rule({
    id: 'one-job',
    matter: 'next',
    side: 'strength',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator'],
    needs: ['niche', 'next', 'user'],
    // Whoever does something else in the trade takes on another job than this one.
    when: ({ niche }, _told, voice) => voice.shares(niche.job) >= 2,
    unless: ({ next }, _told, voice) => next.some(voice.speaksClearly),
    excludes: ['next-already'],
    impact: 2,
    likelihood: 0.6,
    say: ({ niche, next: [job], user }) =>
      job === undefined
        ? null
        : {
            label: `one job, to ${brief(niche.job)}`,
            noun: 'the narrow start',
            says: [
              line(`you take on one job, to ${niche.job}, and leave ${job} for later`),
              line(`you help ${user} to ${niche.job}, and do not try to do the rest`),
            ],
          },
  }),
  rule({
    id: 'job-named',
    matter: 'today',
    side: 'opportunity',
    serves: ['pitch-generator', 'landing-page-generator', 'brand-analyzer', 'market-size-estimator'],
    needs: ['niche', 'buyer'],
    impact: 3,
    likelihood: 0.8,
    say: ({ niche, buyer }) => ({
      label: `${buyer} pay to ${niche.job}`,
      noun: 'the job they pay for',
      clause: `${buyer} pay to ${niche.job}`,
      says: [
        line(`${buyer} do not buy software; they pay to ${niche.job}`),
        line(`what ${buyer} want is to ${niche.job}`),
      ],
    }),
  }),
];
