import { lowerFirst } from '../../wording/index.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';
import { firmName } from './names.ts';

export const priceRules = [
  rule({
    id: 'price-below',
    matter: 'price',
    side: 'strength',
    serves: ['swot-generator', 'score-your-idea', 'competitor-matrix', 'pitch-generator'],
    needs: ['price', 'anchor', 'priceAgainst'],
    when: ({ anchor, priceAgainst }) => anchor.isMonthly && priceAgainst.low < 1 && priceAgainst.low >= 0.3,
    excludes: ['price-far-below', 'price-above', 'price-within'],
    impact: 3,
    likelihood: 0.6,
    say: ({ price, anchor }) => ({
      label: `your price is under what is usual for ${anchor.what}`,
      noun: 'your lower price',
      says: [
        line(`at ${price.text} you stay under what is paid for ${anchor.what}: ${anchor.text}`),
        line(`for ${anchor.what}, ${anchor.text} is usual; you ask ${price.text}`),
      ],
    }),
  }),
  rule({
    id: 'price-far-below',
    matter: 'price',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator', 'pitch-generator'],
    needs: ['price', 'anchor', 'priceAgainst'],
    when: ({ anchor, priceAgainst }) => anchor.isMonthly && priceAgainst.low < 0.3,
    impact: 3,
    likelihood: 0.6,
    say: ({ price, anchor }) => ({
      label: `your price is far under what is usual for ${anchor.what}`,
      noun: 'the low price',
      says: [
        line(`for ${anchor.what}, ${anchor.text} is usual; at ${price.text} buyers wonder what is missing`),
        line(`you ask ${price.text} where ${anchor.text} is usual for ${anchor.what}: try more before less`),
      ],
    }),
  }),
  rule({
    id: 'price-within',
    matter: 'price',
    side: 'strength',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator'],
    needs: ['price', 'anchor', 'priceAgainst'],
    when: ({ anchor, priceAgainst }) => anchor.isMonthly && priceAgainst.low >= 1 && priceAgainst.high <= 1,
    excludes: ['price-above'],
    impact: 3,
    likelihood: 0.7,
    say: ({ price, anchor }) => ({
      label: `a price known for ${anchor.what}`,
      noun: price.text,
      says: [
        line(`${price.text} sits inside what is paid for ${anchor.what}: ${anchor.text}`),
        line(`buyers know such sums: ${anchor.text} for ${anchor.what}, and you ask ${price.text}`),
      ],
    }),
  }),
  rule({
    id: 'price-above',
    matter: 'price',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea', 'competitor-matrix', 'market-size-estimator'],
    needs: ['price', 'anchor', 'priceAgainst', 'cost'],
    when: ({ anchor, priceAgainst }) => anchor.isMonthly && priceAgainst.high > 1,
    impact: 4,
    likelihood: 0.6,
    say: ({ price, anchor, cost }) => ({
      label: `your price is above what is usual for ${anchor.what}`,
      noun: 'the high price',
      says: [
        line(
          `for ${anchor.what}, ${anchor.text} is usual; at ${price.text} the talk must be about loss: ${cost}`,
        ),
        line(`you ask ${price.text} where ${anchor.text} is usual: show that ${cost}`),
      ],
    }),
  }),
  rule({
    id: 'price-open',
    matter: 'price',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator'],
    needs: ['anchor', 'buyer'],
    when: (_given, { price }) => price === null,
    impact: 3,
    likelihood: 0.6,
    say: ({ anchor, buyer }) => ({
      label: 'no price to hold against the usual',
      noun: 'the open price',
      says: [
        line(`you name no price; ${buyer} know ${anchor.text} for ${anchor.what}`),
        line(`for ${anchor.what}, ${anchor.text} is paid: put your number beside it and see who flinches`),
      ],
    }),
  }),
  rule({
    id: 'price-other-currency',
    matter: 'price',
    side: 'threat',
    serves: ['score-your-idea', 'market-size-estimator'],
    needs: ['price', 'anchor'],
    when: ({ price, anchor }) => price.currency !== anchor.currency,
    excludes: ['price-below', 'price-within', 'price-above', 'price-far-below'],
    impact: 2,
    likelihood: 0.5,
    say: ({ price, anchor }) => ({
      label: 'the usual price is known in another currency',
      noun: 'the usual price elsewhere',
      clause: `elsewhere ${anchor.text} is paid for ${anchor.what}`,
      says: [
        line(
          `the price we know for ${anchor.what} is ${anchor.text}, in another currency than your ${price.text}: ask at home`,
        ),
        line(
          `elsewhere ${anchor.text} is paid for ${anchor.what}; we convert nothing into your ${price.text} without a rate`,
        ),
      ],
    }),
  }),
  rule({
    id: 'price-room',
    matter: 'price',
    side: 'opportunity',
    serves: ['swot-generator', 'competitor-matrix', 'pitch-generator', 'market-size-estimator'],
    needs: ['anchor', 'cost'],
    impact: 3,
    likelihood: 0.6,
    say: ({ anchor, cost }) => ({
      label: `money already goes to ${anchor.what}`,
      noun: 'money already spent',
      clause: `${anchor.text} is already paid for ${anchor.what}`,
      says: [
        line(`money is spent here already: ${anchor.text} for ${anchor.what}`),
        line(`${cost}; for ${anchor.what} they pay ${anchor.text}`),
      ],
    }),
  }),
  rule({
    id: 'price-rival-model',
    matter: 'price',
    side: 'threat',
    serves: ['competitor-matrix', 'pitch-generator', 'score-your-idea'],
    needs: ['anchor', 'incumbents'],
    impact: 3,
    likelihood: 0.7,
    say: ({ anchor, incumbents: [first, second] }) =>
      first === undefined
        ? null
        : {
            label: `${firmName(first.name)} sets the price in their heads`,
            noun: `the price of ${firmName(first.name)}`,
            clause: `${firmName(first.name)} charges ${first.pricing}`,
            says: [
              line(
                `${firmName(first.name)} charges ${first.pricing}; ${anchor.text} is the number in their heads`,
              ),
              line(
                second === undefined
                  ? `${firmName(first.name)} charges ${first.pricing}`
                  : `${firmName(first.name)} charges ${first.pricing}, ${firmName(second.name)} ${second.pricing}`,
              ),
            ],
          },
  }),
  rule({
    id: 'price-list',
    matter: 'price',
    side: 'opportunity',
    serves: ['market-size-estimator', 'competitor-matrix', 'pitch-generator', 'swot-generator'],
    needs: ['tariff'],
    impact: 3,
    likelihood: 0.7,
    say: ({ tariff }) => ({
      label: lowerFirst(tariff.fact.what),
      noun: 'the published price',
      clause: tariff.clause,
      says: [line(tariff.clause), line(`a price anyone can look up: ${tariff.clause}`)],
    }),
  }),
  rule({
    id: 'price-fee-taken',
    matter: 'price',
    side: 'opportunity',
    serves: ['swot-generator', 'market-size-estimator', 'competitor-matrix', 'pitch-generator'],
    needs: ['fee', 'buyer'],
    // A share of each sale is felt by whoever sells; a licence or a filing fee is not.
    when: ({ fee }) => fee.fact.unit === 'share',
    impact: 4,
    likelihood: 0.6,
    say: ({ fee, buyer }) => ({
      label: lowerFirst(fee.fact.what),
      noun: 'that fee',
      clause: fee.clause,
      says: [
        line(fee.clause),
        line(`${fee.clause}: ${buyer} feel that on every bill`),
        line(`there is a cut to undercut: ${fee.clause}`),
      ],
    }),
  }),
  rule({
    id: 'price-fee-on-us',
    matter: 'price',
    side: 'threat',
    serves: ['swot-generator', 'score-your-idea', 'market-size-estimator'],
    needs: ['fee', 'model'],
    when: ({ model }) => model === 'transaction-fee' || model === 'marketplace',
    excludes: ['price-fee-taken'],
    impact: 4,
    likelihood: 0.6,
    say: ({ fee }) => ({
      label: 'your cut comes on top of another',
      noun: 'the cut that is there already',
      nearness: 1.5,
      clause: fee.clause,
      says: [
        line(`your cut comes on top: ${fee.clause}`),
        line(`${fee.clause}; whoever pays both will leave one of them`),
      ],
    }),
  }),
  rule({
    id: 'price-against-wage',
    matter: 'price',
    side: 'strength',
    serves: ['score-your-idea', 'pitch-generator', 'landing-page-generator'],
    needs: ['price', 'wage'],
    when: ({ price, wage: { fact } }) =>
      fact.value !== null &&
      fact.elsewhere === null &&
      fact.unit === `${price.currency}/year` &&
      price.perMonth * 12 < fact.value * 0.2,
    impact: 3,
    likelihood: 0.6,
    say: ({ price, wage }) => ({
      label: 'cheap against a wage',
      noun: 'the wage beside your price',
      says: [
        line(`${wage.clause}; beside that, ${price.text} is small`),
        line(`put ${price.text} beside a wage: ${wage.clause}`),
      ],
    }),
  }),
  rule({
    id: 'price-page',
    matter: 'price',
    side: 'opportunity',
    serves: ['landing-page-generator', 'brand-analyzer'],
    needs: ['anchor', 'buyer'],
    impact: 2,
    likelihood: 0.6,
    say: ({ anchor, buyer }) => ({
      label: 'a price on the page',
      noun: 'a price on the page',
      says: [
        line(`most vendors hide the price; ${buyer} expect about ${anchor.text}, so show yours`),
        line(`write the price on the page: for ${anchor.what}, ${buyer} know ${anchor.text}`),
      ],
    }),
  }),
  rule({
    id: 'price-today-free',
    matter: 'price',
    side: 'threat',
    serves: ['score-your-idea', 'competitor-matrix'],
    needs: ['today', 'anchor'],
    impact: 3,
    likelihood: 0.5,
    say: ({ today, anchor }) => ({
      label: 'today’s way sends no invoice',
      noun: 'the way that sends no invoice',
      clause: `${today}, which sends no invoice`,
      says: [
        line(`${today}, and nobody gets an invoice for it; ${anchor.text} has to beat that`),
        line(`${today}: to them that costs nothing, and ${anchor.text} is money`),
      ],
    }),
  }),
];
