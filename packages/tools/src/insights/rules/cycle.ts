import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import { lawName } from './names.ts';

const weeksPerMonth = 52 / 12;

export const cycleRules = [
  rule({
    id: 'cycle-long',
    matter: 'cycle',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator', 'pitch-generator'],
    needs: ['cycle', 'buyer'],
    when: ({ cycle }) => cycle.high > 16,
    impact: 4,
    likelihood: 0.7,
    say: ({ cycle, buyer }) => ({
      label: `the long way to a yes from ${buyer}`,
      noun: 'the long sale',
      clause: cycle.says,
      says: [
        line(`a sale takes ${cycle.text}: ${cycle.says}`),
        line(`${cycle.says}, so count on ${cycle.text} before ${buyer} pay`),
        line(`between a good meeting and the money lie ${cycle.text}; ${cycle.says}`),
      ],
    }),
  }),
  rule({
    id: 'cycle-over-runway',
    matter: 'cycle',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['cycle', 'runway'],
    when: ({ cycle, runway }) => cycle.high / weeksPerMonth > runway.months / 2,
    impact: 5,
    likelihood: 0.7,
    say: ({ cycle, runway }) => ({
      label: 'the sale may outlast the cash',
      noun: 'the sale that outlasts the cash',
      clause: `a sale takes ${cycle.text}, and the cash lasts ${runway.text}`,
      says: [
        line(
          `a sale takes ${cycle.text} and your cash lasts ${runway.text}: room for one round of tries, not more`,
        ),
        line(
          `with ${runway.text} of cash, a sale of ${cycle.text} leaves little to learn from; ${cycle.says}`,
        ),
      ],
    }),
  }),
  rule({
    id: 'cycle-middle',
    matter: 'cycle',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator'],
    needs: ['cycle', 'buyer'],
    when: ({ cycle }) => cycle.high > 8 && cycle.high <= 16,
    excludes: ['cycle-long', 'buyer-decides'],
    impact: 3,
    likelihood: 0.6,
    say: ({ cycle, buyer }) => ({
      label: `${buyer} take their time`,
      noun: 'the wait for a yes',
      clause: cycle.says,
      says: [
        line(`${buyer} take ${cycle.text} to decide: ${cycle.says}`),
        line(`plan ${cycle.text} per sale; ${cycle.says}`),
      ],
    }),
  }),
  rule({
    id: 'cycle-dear-for-price',
    matter: 'cycle',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator', 'pitch-generator'],
    needs: ['cycle', 'price'],
    when: ({ cycle, price }) => cycle.high > 10 && price.perMonth < (small[price.currency] ?? 0),
    impact: 4,
    likelihood: 0.7,
    say: ({ cycle, price }) => ({
      label: 'long selling for a small price',
      noun: 'the effort for each sale',
      clause: `a sale takes ${cycle.text}, and brings ${price.text}`,
      says: [
        line(
          `${cycle.text} of selling for ${price.text}: either they buy without you, or the price must rise`,
        ),
        line(`${cycle.says}; at ${price.text} no salesperson can wait that long`),
      ],
    }),
  }),
  rule({
    id: 'cycle-fits-test',
    matter: 'cycle',
    side: 'opportunity',
    serves: ['score-your-idea', 'pitch-generator'],
    needs: ['cycle', 'stage', 'buyer'],
    when: ({ cycle, stage }) => cycle.low <= 3 && (stage === 'idea' || stage === 'prototype'),
    impact: 3,
    likelihood: 0.7,
    say: ({ cycle, buyer }) => ({
      label: 'a test gives an answer soon',
      noun: 'the quick answer',
      clause: cycle.says,
      says: [
        line(`a test tells you soon: ${cycle.says}`),
        line(`${buyer} can say yes or no within ${cycle.text}: enough for several tries before you build`),
      ],
    }),
  }),
  rule({
    id: 'cycle-and-rule',
    matter: 'cycle',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['cycle', 'rules'],
    when: ({ cycle }) => cycle.high > 12,
    impact: 3,
    likelihood: 0.6,
    say: ({ cycle, rules: [first] }) =>
      first === undefined
        ? null
        : {
            label: `${first.name} is part of the wait`,
            noun: first.name,
            clause: first.says,
            says: [
              line(`part of the ${cycle.text} goes to ${lawName(first.name)}: ${first.says}`),
              line(
                `have the papers for ${lawName(first.name)} ready, or the ${cycle.text} become more; ${first.says}`,
              ),
            ],
          },
  }),
  rule({
    id: 'cycle-season',
    matter: 'season',
    side: 'threat',
    serves: ['score-your-idea', 'pitch-generator', 'market-size-estimator'],
    needs: ['cycle', 'season'],
    when: ({ cycle }) => cycle.high >= 8,
    impact: 3,
    likelihood: 0.6,
    say: ({ cycle, season }) => ({
      label: 'miss the season and wait',
      noun: 'the season',
      clause: season,
      says: [
        line(`${season}: with a sale of ${cycle.text}, start well before it or lose the year`),
        line(`count ${cycle.text} back from the season; ${season}`),
      ],
    }),
  }),
  rule({
    id: 'cycle-slide',
    matter: 'cycle',
    side: 'opportunity',
    serves: ['pitch-generator', 'market-size-estimator'],
    needs: ['cycle', 'anchor'],
    impact: 2,
    likelihood: 0.7,
    say: ({ cycle, anchor }) => ({
      label: 'how a sale goes',
      noun: 'how a sale goes',
      clause: cycle.says,
      says: [
        line(`how a sale goes here: ${cycle.says}, in ${cycle.text}`),
        line(`${cycle.says}; for ${anchor.what}, ${anchor.text} is paid`),
      ],
    }),
  }),
];

/** Under this a month, nobody can afford to sell by hand for long. */
const small: Readonly<Record<string, number>> = {
  USD: 100,
  EUR: 100,
  GBP: 80,
  INR: 3000,
  CAD: 130,
  AUD: 150,
  BRL: 300,
};
