import { over } from '@slipway/core';
import { type Case, named, said } from '../case.ts';
import { countedLine, type Line, ownLine } from './line.ts';
import { neededFigure, priceLines } from './price-line.ts';
import { phrase } from './sentence.ts';

/** Every sentence that stands on a number: measured, typed, or computed by another tool. */
export function numberLines(of: Case, told: readonly Line[]): readonly Line[] {
  return [
    ...revenueLines(of),
    ...economicsLines(of),
    ...priceLines(of, told),
    ...marketLines(of),
    ...runwayLines(of),
    ...askLines(of),
  ];
}

/** Growth that can be heard; below it the pitch says the level alone. */
const heard = 0.005;

function revenueLines(of: Case): readonly Line[] {
  const mrr = of.own('mrr');
  if (mrr === null || (of.valueOf(mrr) ?? 0) <= 0) return [];
  const growth = of.own('growthPerMonth');
  const rate = growth === null ? 0 : (of.valueOf(growth) ?? 0);
  if (rate > heard) return [countedLine('revenue', `Revenue is ${named(mrr)} and grows ${named(growth)}.`)];
  if (rate < -heard) return [countedLine('revenue', `Revenue is ${named(mrr)}. Growth is ${named(growth)}.`)];
  return [countedLine('revenue', `Revenue is ${named(mrr)}.`)];
}

function economicsLines(of: Case): readonly Line[] {
  const lines: Line[] = [];
  const margin = of.found('financial-metrics', 'gross-margin') ?? of.own('grossMargin');
  const churn = of.found('financial-metrics', 'logo-churn') ?? of.own('logoChurn');
  const cac = of.found('financial-metrics', 'cac.blended') ?? of.own('cac');
  const payback = of.found('financial-metrics', 'payback.simple');
  if (cac !== null && payback !== null)
    lines.push(
      countedLine('economics', `Winning a customer costs ${named(cac)} and comes back in ${named(payback)}.`),
    );
  else if (cac !== null) lines.push(countedLine('economics', `Winning a customer costs ${named(cac)}.`));
  if (margin !== null) lines.push(countedLine('economics', `Gross margin is ${named(margin)}.`));
  if (churn !== null) lines.push(countedLine('economics', `Customer churn is ${named(churn)}.`));
  const more = (id: string, text: (figure: string) => string) => {
    const figure = of.found('financial-metrics', id);
    if (figure !== null) lines.push(countedLine('economics', text(named(figure))));
  };
  more('nrr', (figure) => `Net revenue retention is ${figure}.`);
  more('ltv-cac', (figure) => `A customer is worth ${figure} what it costs to win one.`);
  return lines;
}

const market = 'market-size-estimator';

function marketLines(of: Case): readonly Line[] {
  const counted = of.found(market, 'counted') ?? of.found(market, 'buyers');
  const tam = of.found(market, 'tam');
  const sam = of.found(market, 'sam');
  const som = of.found(market, 'som');
  const lines: Line[] = [];
  const where = of.basis.notes.placeName;
  const place = where === null ? '' : ` in ${inText(where)}`;
  if (counted !== null && tam !== null)
    lines.push(
      countedLine('market', `There are ${named(counted)}${place}. At our price that is ${named(tam)}.`),
    );
  else if (tam !== null) lines.push(countedLine('market', `The whole market is ${named(tam)}.`));
  if (sam !== null && som !== null)
    lines.push(
      countedLine(
        'market',
        `We can serve ${named(sam)} of it, and the people we have can win ${named(som)}.`,
      ),
    );
  if (lines.length > 0) return lines;
  const round = neededFigure(of);
  if (round === null) return [];
  return [
    countedLine(
      'market',
      `At that price, ${named(round.goal)} takes ${named(round.needed)}.`,
      ...of.theirQuote,
    ),
  ];
}

const inText = (place: string): string =>
  /^(?:United|Netherlands|Philippines)/u.test(place) ? `the ${place.replace(' of America', '')}` : place;

/** Cash and burn as they are typed here, else what a stored result says, else both from the record. */
export function runwayFigure(of: Case): string | null {
  const found = of.found('retention-burn', 'runway') ?? of.found('financial-metrics', 'runway');
  const isTyped = of.input.cash !== undefined && of.input.netBurn !== undefined && isOwn(of);
  const [cash, burn] = [of.own('cash'), of.own('netBurn')];
  if (found !== null && !isTyped) return found;
  if (cash !== null && burn !== null && (of.valueOf(burn) ?? 0) > 0)
    return of.derive({
      id: 'runway',
      label: 'Runway at today’s burn',
      unit: 'months',
      formula: over(cash, burn),
    });
  return of.own('runwayMonths');
}

/** One of them is not what the record has. */
const isOwn = (of: Case): boolean =>
  (['cash', 'netBurn'] as const).some((name) => {
    const from = of.number(name)?.provenance;
    return from?.kind === 'measured' && from.from === undefined;
  });

function runwayLines(of: Case): readonly Line[] {
  const runway = runwayFigure(of);
  const burn = of.own('netBurn');
  if (burn !== null && (of.valueOf(burn) ?? 0) <= 0)
    return [countedLine('runway', 'We earn more than we spend.', { kind: 'figure', id: burn })];
  if (runway === null) return [];
  return burn === null
    ? [countedLine('runway', `Our cash lasts ${named(runway)}.`)]
    : [countedLine('runway', `We burn ${named(burn)}, and our cash lasts ${named(runway)}.`)];
}

const openAsk = {
  investor: 'May I send you the deck and call you on Thursday?',
  customer: 'May I show it to you on one of your own days?',
  partner: 'May I show you how it would work for the people you serve?',
  hire: 'Shall we talk about it this week?',
} as const;

function askLines(of: Case): readonly Line[] {
  const { askFor = '', askProves = '' } = of.input;
  const sum = of.audience === 'investor' ? of.own('askSum') : null;
  const months = of.own('askMonths');
  const what = phrase(askFor).replace(/^for /u, '');
  const evidence = what === '' ? [] : [said('askFor', askFor)];
  const proves =
    askProves === '' ? [] : ownLine('ask', 'askProves', askProves, `By then, ${phrase(askProves)}`);
  if (sum !== null && (of.valueOf(sum) ?? 0) > 0) {
    const lasts = months === null ? '' : ` for ${named(months)}`;
    const buys = what === '' ? '' : months === null ? ` for ${what}` : `: ${what}`;
    return [countedLine('ask', `We are raising ${named(sum)}${lasts}${buys}.`, ...evidence), ...proves];
  }
  if (what !== '') return [countedLine('ask', `I am asking for ${what}.`, ...evidence), ...proves];
  return [countedLine('ask', openAsk[of.audience]), ...proves];
}
