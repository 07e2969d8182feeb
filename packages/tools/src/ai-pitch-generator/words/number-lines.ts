import { over } from '@slipway/core';
import listeners from '../../../../../content/pitch/listeners.json' with { type: 'json' };
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

const [metrics, market] = ['financial-metrics', 'market-size-estimator'];

/** Growth that can be heard; below it the pitch says the level alone. */
const heard = 0.005;

function revenueLines(of: Case): readonly Line[] {
  const mrr = of.own('mrr');
  if (mrr === null || (of.valueOf(mrr) ?? 0) <= 0) return [];
  const growth = of.own('growthPerMonth');
  const rate = growth === null ? 0 : (of.valueOf(growth) ?? 0);
  const more =
    rate > heard ? ` and grows ${named(growth)}` : rate < -heard ? `. Growth is ${named(growth)}` : '';
  return [countedLine('revenue', `Revenue is ${named(mrr)}${more}.`)];
}

function economicsLines(of: Case): readonly Line[] {
  const margin = of.metric('gross-margin', 'grossMargin');
  const churn = of.metric('logo-churn', 'logoChurn');
  const cac = of.metric('cac.blended', 'cac');
  const payback = of.found(metrics, 'payback.simple');
  const back = payback === null ? '' : ` and comes back in ${named(payback)}`;
  const [nrr, worth] = [of.found(metrics, 'nrr'), of.found(metrics, 'ltv-cac')];
  const rows: readonly (readonly [string | null, string])[] = [
    [cac, `Winning a customer costs ${named(cac)}${back}.`],
    [margin, `Gross margin is ${named(margin)}.`],
    [churn, `Customer churn is ${named(churn)}.`],
    [nrr, `Net revenue retention is ${named(nrr)}.`],
    [worth, `A customer is worth ${named(worth)} what it costs to win one.`],
  ];
  return rows.flatMap(([id, text]) => (id === null ? [] : [countedLine('economics', text)]));
}

function marketLines(of: Case): readonly Line[] {
  const counted = of.found(market, 'counted') ?? of.found(market, 'buyers');
  const [tam, sam, som] = [of.found(market, 'tam'), of.found(market, 'sam'), of.found(market, 'som')];
  const where = of.basis.notes.placeName;
  const place = where === null ? '' : ` in ${inText(where)}`;
  const whole =
    counted === null
      ? `The whole market is ${named(tam)}.`
      : `There are ${named(counted)}${place}. At our price that is ${named(tam)}.`;
  const ours = `We can serve ${named(sam)} of it, and the people we have can win ${named(som)}.`;
  const lines = [...(tam === null ? [] : [whole]), ...(sam === null || som === null ? [] : [ours])];
  if (lines.length > 0) return lines.map((text) => countedLine('market', text));
  const round = neededFigure(of);
  if (round === null) return [];
  const takes = `At that price, ${named(round.goal)} takes ${named(round.needed)}.`;
  return [countedLine('market', takes, ...of.theirQuote)];
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
  [of.number('cash'), of.number('netBurn')].some((one) => one !== null && !('from' in one.provenance));

function runwayLines(of: Case): readonly Line[] {
  const runway = runwayFigure(of);
  const burn = of.own('netBurn');
  if (burn !== null && (of.valueOf(burn) ?? 0) <= 0)
    return [countedLine('runway', 'We earn more than we spend.', { kind: 'figure', id: burn })];
  if (runway === null) return [];
  const [begin, lasts] = [burn === null ? 'Our' : `We burn ${named(burn)}, and our`, named(runway)];
  return [countedLine('runway', `${begin} cash lasts ${lasts}.`)];
}

function askLines(of: Case): readonly Line[] {
  const { askFor = '', askProves = '' } = of.input;
  const sum = of.audience === 'investor' ? of.own('askSum') : null;
  const months = of.own('askMonths');
  const what = phrase(askFor).replace(/^for /u, '');
  const evidence = what === '' ? [] : [said('askFor', askFor)];
  const proves = ownLine('ask', 'askProves', askProves, (text) => `By then, ${phrase(text)}`);
  const lasts = months === null ? '' : ` for ${named(months)}`;
  const buys = what === '' ? '' : months === null ? ` for ${what}` : `: ${what}`;
  const text =
    sum !== null && (of.valueOf(sum) ?? 0) > 0
      ? `We are raising ${named(sum)}${lasts}${buys}.`
      : what === ''
        ? listeners[of.audience].ask
        : `I am asking for ${what}.`;
  return [countedLine('ask', text, ...evidence), ...proves];
}
