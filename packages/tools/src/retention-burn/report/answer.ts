import { fewest } from '@slipway/finance';
import type { HeadlineBlock, Statement, Tone } from '@slipway/report';
import type { Customers } from '../cohorts/figures.ts';
import { flatRate } from '../cohorts/staying.ts';
import { livesFlat, type Money } from '../money/figures.ts';
import type { Income } from '../money/revenue.ts';
import { monthAfter, monthPartAfter } from '../money/when.ts';
import { f, fewestFigure, type Sheet, sayOf } from '../sheet.ts';
import { type Bridge, isWorth } from './bridge.ts';
import type { Buyers } from './buyers.ts';
import type { Raise } from './raise.ts';

export interface Found {
  readonly sheet: Sheet;
  readonly customers: Customers | null;
  readonly buyers: Buyers | null;
  readonly income: Income | null;
  readonly money: Money | null;
  readonly bridge: Bridge | null;
  readonly raise: Raise | null;
}

/** Does the money last, who stays, and what one point of retention is worth. */
export function headline(found: Found): HeadlineBlock {
  const { sheet, money } = found;
  const [text, tone] = money ? verdictOf(found, money) : withoutMoney(found);
  const big = keyOf(found);
  const lines = [money ? retentionWords(found) : null, bridgeWords(found), raiseWords(found)];
  return {
    id: 'answer',
    kind: 'headline',
    tone,
    verdict: sayOf(sheet, 'verdict', text),
    lede: lines.flatMap((line, at): Statement[] => (line === null ? [] : [sayOf(sheet, `lede.${at}`, line)])),
    ...(big !== null && { big }),
  };
}

/** How long the cash lasts, or how low it gets; without money who still pays. */
function keyOf({ money, customers, buyers }: Found): NonNullable<HeadlineBlock['big']> | null {
  if (money)
    return money.runways.trend.lastsMonths === null
      ? { label: 'Lowest cash on the way', figure: money.lowest }
      : { label: 'Runway on the trend', figure: money.trend };
  if (buyers) return { label: 'Purchases to expect in a year', figure: buyers.next };
  return customers?.last ? { label: 'Still paying at the last age', figure: customers.last.kept } : null;
}

type Verdict = readonly [text: string, tone: Tone];

function verdictOf({ sheet }: Found, money: Money): Verdict {
  const { plan, runways, cash, gross, net, income, growth } = money;
  const { trend } = runways;
  const name = sheet.company;
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const out = f(income.revenue.id);
  if (plan.cash <= 0 && net.value > 0)
    return [`${Name} is out of cash: ${f(cash)} in the bank and ${f(net.id)} of net burn.`, 'poor'];
  if (trend.alive && (livesFlat(money) || money.profitMonth === null || money.growthToLive === null))
    return [`Default alive: ${out} comes in and ${f(gross)} goes out.`, plan.growth < 0 ? 'fair' : 'good'];
  if (trend.alive) {
    const isThin = plan.growth - (money.flips ?? 0) < 0.01 || trend.lowestCash.value < plan.costs;
    return [
      `Default alive: growing ${f(growth.id)}, revenue covers costs in ${f(money.profitMonth ?? '')} and cash is ${f(money.lowest)} at its lowest. Below ${f(money.growthToLive ?? '')} the cash runs out first.`,
      isThin ? 'fair' : 'good',
    ];
  }
  if (trend.lastsMonths === null)
    return [
      `At growth of ${f(growth.id)}, revenue does not reach costs in ten years, though the cash holds.`,
      'fair',
    ];
  const when = monthAfter(sheet.basis.asOf, trend.lastsMonths);
  const gone = `Default dead: ${f(cash)} lasts ${f(money.trend)}${when === null ? '' : ` and is gone ${when}`}.`;
  const tone = trend.lastsMonths < 9 ? 'poor' : 'fair';
  if (plan.revenue <= 0) return [`${gone} No revenue is counted.`, tone];
  if (plan.growth < 0 && livesFlat(money))
    return [`${gone} It lives if revenue of ${out} stops shrinking.`, tone];
  return money.growthToLive === null
    ? [`${gone} No growth rate alone would save it; costs of ${f(gross)} must fall.`, tone]
    : [`${gone} Growth of ${f(money.growthToLive)} instead of ${f(growth.id)} flips it.`, tone];
}

function withoutMoney(found: Found): Verdict {
  const { customers, sheet } = found;
  const words = retentionWords(found);
  if (words !== null && found.buyers) return [words, 'plain'];
  if (words !== null) {
    const { ending } = customers?.staying ?? {};
    return [words, ending === 'level' ? 'good' : ending === 'zero' ? 'poor' : 'fair'];
  }
  const rows = sheet.input.cohorts?.length ?? 0;
  const counted =
    customers?.all ?? sheet.given('cohort-rows', 'Cohorts', rows, 'count', 'cohorts', 'cohorts');
  return [
    `${f(counted)} began, but none of them a full month ago. Come back when a month has passed.`,
    'plain',
  ];
}

/** "Flattening near 18%", or "leaking to zero", and on how many that rests. */
function retentionWords({ sheet, customers, buyers }: Found): string | null {
  if (buyers)
    return `Your customers come and go: expect ${f(buyers.next)} from these ${f(buyers.all)} in the next ${f(buyers.months)}. Of ${f(buyers.twice)} who bought more than once, ${f(buyers.still)} likely still buy.`;
  if (!customers?.staying || !customers.last || !customers.level || !customers.lostLate) return null;
  const { staying, last, level, lostLate, triangle } = customers;
  const isSmall = triangle.cohorts.every(({ size }) => size < fewest);
  const early = [
    staying.points.length < 6 ? ' Early direction only: a shape needs six months.' : '',
    isSmall ? ` Every cohort has fewer than ${f(fewestFigure(sheet))}: read it as a direction.` : '',
  ].join('');
  const kept = `${f(last.kept)} of ${f(last.of)} still pay after ${f(last.age)}`;
  // A curve that ends above what is left, or falls faster than a level seen for months, would contradict it: those who are left are the level.
  const isSeen = staying.shape === 'flattening' || staying.shape === 'smile';
  const lowest = isSeen ? last.value * flatRate ** (staying.until - staying.seen) : 0;
  if (staying.ending === 'level')
    return level.value <= Math.round(last.value * 100) / 100 && level.value >= lowest
      ? `Retention is flattening near ${f(level.id)}: ${kept}.${early}`
      : `Retention has flattened: ${kept}.${early}`;
  if (staying.ending === 'zero')
    return `Retention is leaking to zero: ${kept}, and another ${f(lostLate)} leave.${early}`;
  return `Retention still falls by ${f(lostLate)}: ${kept}, with no level in sight.${early}`;
}

/** What one step of retention is worth in months of life. */
function bridgeWords({ bridge, customers, money }: Found): string | null {
  const lever = bridge?.levers.find(({ name }) => name === 'retention');
  if (!lever) {
    if (money && !customers && money.plan.revenue > 0)
      return `Add cohorts to see what keeping ${f(money.income.revenue.id)} of revenue is worth in months.`;
    if (customers && !money)
      return `Add cash and costs to see what keeping more of ${f(customers.all)} is worth in months.`;
    return null;
  }
  const step = `${f(lever.stepId)} less churn a month`;
  if (!isWorth(lever))
    return `${step} hardly lengthens the runway: only ${f(money?.income.revenue.id ?? '')} comes in.`;
  return lever.gain === null
    ? `${step} keeps the company alive.`
    : `${step} buys ${f(lever.gainId)} of life${bridge?.on === 'stressed' ? ' under stress' : ''}.`;
}

function raiseWords({ sheet, raise }: Found): string | null {
  if (!raise) return null;
  const by = monthPartAfter(sheet.basis.asOf, raise.months);
  const start =
    raise.months <= 0 ? 'now' : by === null ? `within ${f(raise.id)}` : `by ${by}, in ${f(raise.id)}`;
  return `Start raising ${start}: a round takes ${f(raise.takes)} and should close with ${f(raise.cushion)} left.`;
}
