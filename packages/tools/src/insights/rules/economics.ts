import { anySum } from '../../reading/price.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';

export const economicsRules = [
  rule({
    id: 'payback-quick',
    matter: 'economics',
    side: 'opportunity',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator', 'pitch-generator'],
    needs: ['price', 'payback', 'cac', 'margin'],
    when: ({ payback }) => payback.high <= 12,
    excludes: ['payback-slow'],
    impact: 3,
    likelihood: 0.5,
    say: ({ price, payback, cac }) => ({
      label: 'a customer pays back quickly',
      noun: 'the quick payback',
      clause: `at ${price.text} a customer pays back in ${payback.text}`,
      says: [
        line(`winning one costs ${cac.text} here; at ${price.text} that is back in ${payback.text}`),
        line(
          `at ${price.text} and the margins of the trade, a customer has paid for themselves after ${payback.text}`,
        ),
      ],
    }),
  }),
  rule({
    id: 'payback-slow',
    matter: 'economics',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator', 'pitch-generator'],
    needs: ['price', 'payback', 'cac', 'margin'],
    when: ({ payback }) => payback.low >= 18,
    impact: 4,
    likelihood: 0.6,
    say: ({ price, payback, cac }) => ({
      label: 'a customer pays back slowly',
      noun: 'the slow payback',
      clause: `at ${price.text} a customer pays back only after ${payback.text}`,
      says: [
        line(`winning one usually costs ${cac.text}; at ${price.text} it takes ${payback.text} to come back`),
        line(
          `${payback.text} until a customer has paid for themselves: raise ${price.text} or sell without people`,
        ),
      ],
    }),
  }),
  rule({
    id: 'payback-open',
    matter: 'economics',
    side: 'threat',
    serves: ['score-your-idea', 'market-size-estimator'],
    needs: ['price', 'payback', 'cac'],
    when: ({ payback }) => payback.low < 18 && payback.high > 12,
    excludes: ['payback-slow', 'payback-quick'],
    impact: 3,
    likelihood: 0.5,
    say: ({ price, payback, cac }) => ({
      label: 'payback is open',
      noun: 'the open payback',
      clause: `payback takes ${payback.text}`,
      says: [
        line(
          `at ${price.text}, ${cac.text} for a new customer comes back in ${payback.text}: the channel decides which end`,
        ),
        line(`${payback.text} to earn back ${cac.text}: too wide to plan with until one channel is tried`),
      ],
    }),
  }),
  rule({
    id: 'ltv-low',
    matter: 'economics',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator', 'pitch-generator'],
    needs: ['price', 'ltvToCac', 'churn', 'cac'],
    when: ({ ltvToCac }) => ltvToCac.high < 3,
    excludes: ['ltv-high'],
    impact: 5,
    likelihood: 0.6,
    say: ({ price, ltvToCac, churn, cac }) => ({
      label: 'a customer brings too little for their cost',
      noun: 'the thin return on a customer',
      clause: `at ${price.text} a customer returns ${ltvToCac.text} times what they cost`,
      says: [
        line(
          `with ${churn.text} lost and ${cac.text} to win one, ${price.text} returns only ${ltvToCac.text} times the cost`,
        ),
        line(
          `at ${price.text} a customer brings ${ltvToCac.text} times what they cost to win: not enough to pay a team`,
        ),
      ],
    }),
  }),
  rule({
    id: 'ltv-high',
    matter: 'economics',
    side: 'opportunity',
    serves: ['swot-generator', 'market-size-estimator', 'pitch-generator'],
    needs: ['price', 'ltvToCac', 'churn'],
    when: ({ ltvToCac }) => ltvToCac.low >= 3,
    impact: 3,
    likelihood: 0.5,
    say: ({ price, ltvToCac, churn }) => ({
      label: 'a customer brings much for their cost',
      noun: 'the return on a customer',
      clause: `at ${price.text} a customer returns ${ltvToCac.text} times what they cost`,
      says: [
        line(
          `customers of this trade stay (${churn.text} leave), so ${price.text} returns ${ltvToCac.text} times the cost of winning one`,
        ),
        line(
          `by the trade's own numbers a customer at ${price.text} brings ${ltvToCac.text} times their cost`,
        ),
      ],
    }),
  }),
  rule({
    id: 'churn-high',
    matter: 'economics',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator'],
    needs: ['churn', 'lifetime', 'user'],
    when: ({ churn }) => churn.high >= 0.05,
    excludes: ['churn-low'],
    impact: 4,
    likelihood: 0.6,
    say: ({ churn, lifetime, user }) => ({
      label: `${user} come and go`,
      noun: 'the leak of customers',
      clause: `${churn.text} of customers leave`,
      says: [
        line(`${churn.text} of ${user} leave, so one stays ${lifetime.text}`),
        line(`of ${user} who start, ${churn.text} leave; a customer lasts ${lifetime.text}`),
      ],
    }),
  }),
  rule({
    id: 'churn-low',
    matter: 'economics',
    side: 'opportunity',
    serves: ['swot-generator', 'pitch-generator', 'market-size-estimator'],
    needs: ['churn', 'lifetime', 'buyer'],
    when: ({ churn }) => churn.high <= 0.02,
    impact: 3,
    likelihood: 0.6,
    say: ({ churn, lifetime, buyer }) => ({
      label: `${buyer} stay for years`,
      noun: 'the loyalty of the trade',
      clause: `${buyer} rarely leave`,
      says: [
        line(`once in, ${buyer} stay: ${churn.text} leave, so one lasts ${lifetime.text}`),
        line(`once won, ${buyer} last ${lifetime.text}; few are so slow to leave`),
      ],
    }),
  }),
  rule({
    id: 'margin-thin',
    matter: 'economics',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator', 'pitch-generator'],
    needs: ['margin', 'niche'],
    when: ({ margin }) => margin.high <= 0.5,
    excludes: ['margin-wide'],
    impact: 4,
    likelihood: 0.7,
    say: ({ margin, niche }) => ({
      label: `little of each sale is left in ${niche.name}`,
      noun: 'the thin margin',
      clause: `${margin.text} of each sale is left`,
      says: [
        line(`of each sale in ${niche.name}, ${margin.text} is left before anyone is paid`),
        line(`${niche.name} leaves ${margin.text} gross margin: growth has to be bought with very little`),
      ],
    }),
  }),
  rule({
    id: 'margin-wide',
    matter: 'economics',
    side: 'opportunity',
    serves: ['market-size-estimator', 'pitch-generator'],
    needs: ['margin', 'niche'],
    when: ({ margin }) => margin.low >= 0.7,
    impact: 2,
    likelihood: 0.6,
    say: ({ margin, niche }) => ({
      label: `much of each sale stays in ${niche.name}`,
      noun: 'the margin',
      clause: `${margin.text} of each sale stays`,
      says: [
        line(`${niche.name} leaves ${margin.text} gross margin when no people sit behind it`),
        line(`${margin.text} of revenue is usual for ${niche.name} after the cost of serving it`),
      ],
    }),
  }),
  rule({
    id: 'cac-for-consumers',
    matter: 'economics',
    side: 'threat',
    serves: ['score-your-idea', 'market-size-estimator', 'pitch-generator'],
    needs: ['cac', 'segment', 'user'],
    when: ({ segment }) => segment === 'consumer',
    impact: 3,
    likelihood: 0.6,
    say: ({ cac, user }) => ({
      label: `what it costs to reach ${user}`,
      noun: 'the price of attention',
      clause: `reaching one of the ${user} costs ${cac.text}`,
      says: [
        line(
          `reaching one of the ${user} usually costs ${cac.text}: the first payment must cover most of it`,
        ),
        line(`${cac.text} to win one person; ask what they pay in the first month`),
      ],
    }),
  }),
  rule({
    id: 'economics-unknown-price',
    matter: 'economics',
    side: 'weakness',
    serves: ['score-your-idea', 'market-size-estimator'],
    needs: ['cac', 'margin', 'churn'],
    when: (_given, { price }) => price === null,
    // Priced by the piece: it cannot be counted by the month, and is not missing.
    unless: (_given, _told, voice) => voice.speaksOf(anySum),
    impact: 2,
    likelihood: 0.6,
    say: ({ cac, margin, churn }) => ({
      label: 'the sum waits for a price',
      noun: 'the sum without a price',
      says: [
        line(
          `known for the trade: ${cac.text} to win one, ${churn.text} lost, ${margin.text} margin; only your price is missing`,
        ),
        line(
          `a price must carry ${cac.text} per customer won and ${churn.text} lost: name one and the sum is done`,
        ),
      ],
    }),
  }),
  rule({
    id: 'economics-services',
    matter: 'economics',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator'],
    needs: ['margin', 'wage', 'model'],
    when: ({ model }) => model === 'services' || model === 'marketplace',
    impact: 3,
    likelihood: 0.6,
    say: ({ margin, wage }) => ({
      label: 'people eat the margin',
      noun: 'the cost of people',
      clause: wage.clause,
      says: [
        line(`${wage.clause}: with people in every sale, ${margin.text} is what is left`),
        line(`every sale needs hands; ${wage.clause}`),
      ],
    }),
  }),
];
