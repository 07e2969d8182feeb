import { least, over, readAs } from '@slipway/core';
import type { Statement } from '@slipway/report';
import { ruleOfThree } from '@slipway/stats';
import { named, type Ref } from '../desk/sheet.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

/** One sentence beside a card, by the figure's id. What has nothing particular to say has none. */
export function readingOf(telling: Telling, ref: Ref): Statement | null {
  const { voice } = telling;
  const told = tell(telling, ref);
  if (!told) return null;
  const { words, sources } = told;
  return voice.say(
    `reading.${ref.id}`,
    words,
    sources.map((id) => ({ kind: 'source', id })),
  );
}

interface Words {
  readonly words: string;
  readonly sources: readonly string[];
}

function only(words: string): Words {
  return { words, sources: [] };
}

function tell(telling: Telling, ref: Ref): Words | null {
  if (ref.value === null) return null;
  const { facts } = telling;
  switch (ref.id) {
    case 'mrr':
      return tellMrr(telling);
    case 'growth':
      return facts.growth.doubling.value === null
        ? null
        : only(`Doubles every ${f(facts.growth.doubling)} if it lasts.`);
    case 'growth.yearly':
      return tellYearly(telling);
    case 'logo-churn':
      return tellChurn(telling);
    case 'nrr':
    case 'grr':
      return tellKept(telling, ref.id);
    case 'gross-margin':
      return tellMargin(telling);
    case 'burn-multiple.year':
    case 'burn-multiple.quarter':
      return only(`${telling.voice.Company} burns ${f(ref)} the ARR it adds.`);
    case 'payback.simple':
    case 'payback.survival':
      return tellPayback(telling, ref);
    case 'runway':
      return tellRunway(telling);
    case 'ltv-cac':
      return facts.lifetime.ltv.value === null
        ? null
        : only(
            `A customer costs ${f(facts.acquisition.chosen)} and brings ${f(facts.lifetime.ltv)} over its life.`,
          );
    case 'breakeven':
      return facts.margins.revenue.value === null || facts.cash.breakevenCustomers.value === null
        ? null
        : only(`That is ${f(facts.cash.breakevenCustomers)} at today’s ${f(facts.arpa)} each.`);
    case 'rule-of-40':
      return facts.growth.yearly.value === null || facts.efficiency.profitMargin.value === null
        ? null
        : only(
            `Growth of ${f(facts.growth.yearly)} and a profit margin of ${f(facts.efficiency.profitMargin)}.`,
          );
    case 'cac-ratio.new':
      return tellUsual(telling, 'cac_ratio_new', 'Usual CAC ratio, new customers');
    case 'cac-ratio.blended':
      return tellUsual(telling, 'cac_ratio_blended', 'Usual CAC ratio, new and expansion');
    case 'capital-consumption':
      return tellUsual(telling, 'capital_consumption', 'Usual capital consumed');
    case 'growth-endurance':
      return tellUsual(telling, 'growth_endurance', 'Usual growth endurance');
    case 'take-rate':
      return facts.margins.gmv
        ? only(
            `Of ${f(facts.margins.gmv)} traded, ${telling.voice.company} keeps ${f(facts.margins.revenue)}.`,
          )
        : null;
    case 'contribution.order':
      return tellOrder(telling);
    default:
      return null;
  }
}

const won = [
  ['new', 'new'],
  ['expansion', 'from upgrades'],
  ['reactivation', 'won back'],
] as const;
const lost = [
  ['churned', 'churned'],
  ['contraction', 'to downgrades'],
] as const;

function tellMrr({ facts, voice, desk }: Telling): Words | null {
  const { recurring } = facts;
  if (!recurring || recurring.netNew.value === null) return null;
  const { moves, netNew } = recurring;
  // What is nothing is left out; the rest adds up.
  const list = (parts: typeof won | typeof lost): string =>
    parts
      .filter(([name], at) => at === 0 || (moves[name].value ?? 0) !== 0)
      .map(([name, word]) => `${f(moves[name])} ${word}`)
      .join(', ');
  return only(
    `${voice.monthName(desk.last)} added ${f(netNew)} after all movements. Won: ${list(won)}. Lost: ${list(lost)}.`,
  );
}

/** Two lines, because the gap between them is choice of sample, not error. */
function tellYearly({ benches, facts }: Telling): Words | null {
  const typical = benches.typical(
    'annual_growth',
    'Growth of SaaS startups, median',
    'share/year',
    'annual-growth/startups',
  );
  const venture = benches.typical(
    'annual_growth',
    'Growth of a venture portfolio',
    'share/year',
    'annual-growth/bessemer-1',
  );
  if (facts.growth.name !== 'MRR' || !typical || !venture) return null;
  return {
    words: `The median startup of ${typical.publisher} grew ${f(typical.ref)}, Bessemer’s portfolio ${f(venture.ref)}.`,
    sources: [typical.source, venture.source],
  };
}

/** Rule of three: none seen among n leaves room for 3 / n. */
function boundOf({ desk, facts }: Telling): Ref {
  const { exposed } = facts.retention;
  const bound = over(3, named(exposed, 'customer-months without a leaver'));
  return desk.sheet.derive(
    'logo-churn.bound',
    'Most churn that fits the data',
    { unit: 'share/month', value: ruleOfThree(exposed.value ?? 0), status: 'ok', reason: null },
    readAs('share/month', (exposed.value ?? 0) < 3 ? least(1, bound) : bound),
  );
}

function tellChurn(telling: Telling): Words | null {
  const { facts, benches } = telling;
  const { logoYearly, lost, exposed, logo } = facts.retention;
  const usual = benches.typical('logo_churn_monthly', 'Usual logo churn', 'share/month');
  if (telling.desk.earning === 'no-longer') return only(`${f(lost)} left, and revenue ended.`);
  if (logo.value === 0)
    return only(`Nobody left in ${f(exposed)}: true churn may still be up to ${f(boundOf(telling))}.`);
  return usual?.ref.range
    ? {
        words: `${f(lost)} left, ${f(logoYearly)} if it lasts. ${usual.publisher} found ${f(usual.ref)} for this size of buyer.`,
        sources: [usual.source],
      }
    : only(`${f(lost)} left, ${f(logoYearly)} if it lasts.`);
}

function tellKept({ benches, facts }: Telling, metric: 'nrr' | 'grr'): Words | null {
  if (facts.retention.months !== 12) return null;
  const usual = benches.typical(metric, `Usual ${metric.toUpperCase()}`, 'share');
  const contract = facts.arpa.value === null ? null : facts.arpa;
  if (!usual || !contract) return null;
  return {
    words: `${usual.publisher} puts the median at ${f(usual.ref)} for contracts of this size.`,
    sources: [usual.source],
  };
}

function tellMargin({ benches, desk }: Telling): Words | null {
  const usual = benches.typical('gross_margin', 'Usual gross margin', 'share');
  if (!usual) return null;
  const kind = desk.mode === 'marketplace' ? 'marketplaces, on what they keep' : 'product sellers';
  return {
    words: `${usual.publisher} puts ${kind} at ${f(usual.ref)}.`,
    sources: [usual.source],
  };
}

function tellUsual({ benches }: Telling, metric: string, label: string): Words | null {
  const usual = benches.typical(metric, label, 'ratio');
  return usual
    ? { words: `${usual.publisher} puts the median at ${f(usual.ref)}.`, sources: [usual.source] }
    : null;
}

function tellPayback({ facts }: Telling, ref: Ref): Words | null {
  const { simple, survival } = facts.lifetime.paybacks;
  if (!simple.value) return null;
  if (survival.value === null && survival.status !== 'not_meaningful') return null;
  if (survival.value === null)
    return only(`${f(ref)} on paper; counting those who leave, the cost never comes back.`);
  if (survival.value < simple.value * 1.02) return null;
  return ref.id === 'payback.simple'
    ? only(`${f(survival)} once those who leave on the way are counted.`)
    : only(`${f(simple)} if nobody left.`);
}

function tellRunway({ facts }: Telling): Words | null {
  const { cash, net } = facts.cash;
  return net.value !== null && net.value > 0
    ? only(`${f(cash)} in the bank against ${f(net)} of burn.`)
    : null;
}

function tellOrder({ facts, desk }: Telling): Words | null {
  const { margins, acquisition } = facts;
  if (!margins.perOrder || margins.perOrder.value === null || acquisition.chosen.value === null) return null;
  if (margins.perOrder.value <= 0)
    return only(`Each order loses ${f(margins.perOrder)} before a customer is even bought.`);
  const orders = desk.sheet.derive(
    'orders.payback',
    'Orders to pay for a customer',
    {
      unit: 'count',
      value: acquisition.chosen.value / margins.perOrder.value,
      status: 'ok',
      reason: null,
    },
    over(named(acquisition.chosen, 'CAC'), margins.perOrder.id),
    { noun: 'orders' },
  );
  return only(`A customer bought for ${f(acquisition.chosen)} is paid back after ${f(orders)}.`);
}
