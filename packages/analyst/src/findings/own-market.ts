import type { Statement, Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { roundSum } from '../read/round-sum.ts';
import { marketFigures } from './own-figures.ts';
import { ceilingOf, type OwnMarket, ownMarketOf } from './own-sums.ts';
import { goalFigure } from './size.ts';
import { round } from './words.ts';

/** Of a market that is counted by its names: more is rarely won. */
const wonMost = 0.25;

/** The largest round sum that a quarter of them pay, and that the team can do. */
export function goalWithin({ money }: Pick<OwnMarket, 'money'>, most: number): number {
  const sum = Math.min(money * wonMost, most);
  const step = 10 ** Math.floor(Math.log10(sum));
  return [5, 2, 1].map((times) => times * step).find((one) => one <= sum) ?? step;
}

/** "All 600 parishes pay €288,000 a year; €1M a year is out of reach here." Null where nobody counted them, or the goal is in sight. */
export function sayOwnMarket(profile: IdeaProfile, writer: Writer): Statement | null {
  const market = ownMarketOf(profile);
  const figures = market === null ? null : marketFigures(profile, market, writer);
  const currency = profile.price.value?.currency;
  if (market === null || figures === null || currency === undefined) return null;
  const goal = roundSum(currency);
  if (market.once !== null) return sayOnce(market, figures, goal, currency, writer);
  if (market.money >= goal) return sayShare(market, figures, goal, currency, writer);
  const round = writer.figure(goalFigure(goal, currency));
  const within = goalWithin(market, ceilingOf(profile)?.money ?? market.money);
  const near = writer.figure({
    id: 'goal-within',
    label: 'A sum within reach',
    value: within,
    unit: 'money/year',
    currency,
    provenance: {
      kind: 'assumed',
      why: 'The largest round sum that a quarter of them pay and that you can serve.',
    },
  });
  const needed = writer.figure({
    id: 'goal-within-takes',
    label: 'How many of them that takes',
    value: Math.ceil((within / market.money) * market.count - 1e-9),
    unit: 'count',
    provenance: {
      kind: 'derived',
      formula: 'sum within reach ÷ all of them × your count',
      inputs: [near, figures.all, figures.counted],
    },
  });
  return writer.say(
    'size',
    `All {{f:${figures.counted}}} pay {{f:${figures.all}}}; {{f:${round}}} is out of reach here. {{f:${near}}} is {{f:${needed}}} of them.`,
  );
}

/** "$1M a year takes 12 % of your 3,100 hotels." */
function sayShare(
  market: OwnMarket,
  { counted, all }: { readonly counted: string; readonly all: string },
  goal: number,
  currency: string,
  writer: Writer,
): Statement {
  const aim = writer.figure(goalFigure(goal, currency));
  const share = writer.figure({
    id: 'goal-share',
    label: 'Part of them that it takes',
    value: round((100 * goal) / market.money) / 100,
    unit: 'share',
    provenance: { kind: 'derived', formula: 'sum to reach ÷ all of them', inputs: [aim, all] },
  });
  return writer.say(
    'size',
    `All {{f:${counted}}} pay {{f:${all}}}; {{f:${aim}}} takes {{f:${share}}} of them.`,
  );
}

/** By the piece: one for each of them, and how many each would have to buy. */
function sayOnce(
  market: OwnMarket,
  { counted, all }: { readonly counted: string; readonly all: string },
  goal: number,
  currency: string,
  writer: Writer,
): Statement {
  const aim = writer.figure(goalFigure(goal, currency));
  const times = goal / market.money;
  const each = writer.figure({
    id: 'goal-each',
    label: times >= 1 ? 'From each of them, a year' : 'Part of them that it takes',
    value: times >= 1 ? Math.ceil(times - 1e-9) : round(100 * times) / 100,
    unit: times >= 1 ? 'count' : 'share',
    provenance: { kind: 'derived', formula: 'sum to reach ÷ one for each of them', inputs: [aim, all] },
  });
  return writer.say(
    'size',
    times >= 1
      ? `One ${market.once} for each of your {{f:${counted}}} is {{f:${all}}}; {{f:${aim}}} takes {{f:${each}}} from each, every year.`
      : `One ${market.once} for each of your {{f:${counted}}} is {{f:${all}}}; {{f:${aim}}} takes {{f:${each}}} of them, every year.`,
  );
}
