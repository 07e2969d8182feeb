import { brief } from '../brief.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';

export const seasonRules = [
  rule({
    id: 'season-threat',
    matter: 'season',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator'],
    needs: ['season'],
    impact: 3,
    likelihood: 0.7,
    say: ({ season }) => ({
      label: brief(season),
      noun: 'the slack season',
      clause: season,
      says: [line(season), line(`the calendar rules this trade: ${season}`)],
    }),
  }),
  rule({
    id: 'season-start',
    matter: 'season',
    side: 'opportunity',
    serves: ['swot-generator', 'pitch-generator', 'landing-page-generator'],
    needs: ['season', 'stage', 'user'],
    when: ({ stage }) => stage === 'idea' || stage === 'prototype' || stage === 'launched',
    excludes: ['season-threat'],
    impact: 3,
    likelihood: 0.6,
    say: ({ season, user }) => ({
      label: `the calendar: ${brief(season)}`,
      noun: 'the launch by the calendar',
      clause: season,
      says: [
        line(`${season}: launch while ${user} still have time to listen`),
        line(`pick the date by the trade's calendar; ${season}`),
      ],
    }),
  }),
  rule({
    id: 'season-cash',
    matter: 'season',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['season', 'runway'],
    when: ({ runway }) => runway.months < 12,
    impact: 4,
    likelihood: 0.6,
    say: ({ season, runway }) => ({
      label: 'the cash may not span the season',
      noun: 'a season without sales',
      clause: season,
      says: [
        line(`${season}; ${runway.text} of cash may end before the good months`),
        line(`with ${runway.text} of cash you see one season at most: ${season}`),
      ],
    }),
  }),
  rule({
    id: 'season-message',
    matter: 'season',
    side: 'opportunity',
    serves: ['landing-page-generator', 'brand-analyzer'],
    needs: ['season', 'user'],
    impact: 2,
    likelihood: 0.6,
    say: ({ season, user }) => ({
      label: 'a message for the season',
      noun: 'a message for the season',
      clause: season,
      says: [
        line(`change the headline with the calendar: ${season}`),
        line(`${user} read differently in the busy months; ${season}`),
      ],
    }),
  }),
  rule({
    id: 'season-share',
    matter: 'season',
    side: 'threat',
    serves: ['market-size-estimator'],
    needs: ['season', 'buyer'],
    impact: 3,
    likelihood: 0.6,
    say: ({ season, buyer }) => ({
      label: 'a monthly price times twelve is too much',
      noun: 'the year counted flat',
      clause: season,
      says: [
        line(`do not count the year flat: ${season}`),
        line(`a month of ${buyer} is not a twelfth of the year; ${season}`),
      ],
    }),
  }),
];
