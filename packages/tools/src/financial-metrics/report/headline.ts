import type { HeadlineBlock, Statement } from '@slipway/report';
import { tableLength } from '../desk/take.ts';
import {
  nameOf,
  sayBreakeven,
  sayLeavers,
  sayStrength,
  sayTrend,
  sayWeakness,
  sayYearOfCosts,
} from './lede.ts';
import type { Telling } from './telling.ts';
import {
  say,
  sayNotEarning,
  sayOutOfCash,
  sayRevenueLost,
  sayWhetherItLasts,
  type Verdict,
} from './verdict.ts';
import { f } from './voice.ts';

/** The answer first: does the money last, and is a customer worth what it costs. */
export function headline(telling: Telling): HeadlineBlock {
  const { statement, tone } = verdictOf(telling);
  const says =
    telling.desk.earning === 'now'
      ? [sayWeakness, sayStrength, sayTrend]
      : [sayLeavers, sayYearOfCosts, sayBreakeven];
  const lede = says.map((say) => say(telling)).filter((one): one is Statement => one !== null);
  const { runway } = telling.facts.cash;
  const big =
    runway.value === null
      ? { label: 'Recurring revenue', figure: 'mrr' }
      : { label: 'Runway', figure: 'runway' };
  return { kind: 'headline', id: 'headline', tone, verdict: statement, lede, big };
}

function verdictOf(telling: Telling): Verdict {
  const { facts, voice, desk } = telling;
  const { survival, lifetime, margins, growth, cash } = facts;
  if (cash.runway.value === 0) return sayOutOfCash(telling);
  if (desk.earning === 'not-yet') return sayNotEarning(telling);
  if (desk.earning === 'no-longer') return sayRevenueLost(telling);
  const whether = `Add ${lacking(telling)} to see whether`;
  if (margins.gross.value !== null && margins.gross.value <= 0) {
    const text = `${voice.Company} sells below cost: gross margin is ${f(margins.gross)}, so growth makes it worse.`;
    return say(telling, 'poor', text);
  }
  if (survival) {
    const verdict = sayWhetherItLasts(telling, survival);
    const isDoubtful =
      (lifetime.toCac.value !== null && lifetime.toCac.value < 1) || survival.strict?.fate.alive === false;
    return { ...verdict, tone: verdict.tone === 'good' && isDoubtful ? 'fair' : verdict.tone };
  }
  if (lifetime.toCac.value !== null) {
    const tone = lifetime.toCac.value < 1 ? 'poor' : lifetime.toCac.value < 3 ? 'fair' : 'good';
    const text = `A customer of ${voice.company} returns ${f(lifetime.toCac)} what it costs to win.`;
    return say(telling, tone, `${text} ${whether} the money lasts.`);
  }
  if (growth.rate.value !== null) {
    const how = growth.rate.value < 0 ? 'shrinks: growth is' : 'grows by';
    const text = `${voice.Company} ${how} ${f(growth.rate)}. ${whether} the money lasts.`;
    return say(telling, 'plain', text);
  }
  if (cash.runway.value !== null) {
    const text = `${voice.Company} has ${f(cash.runway)} of cash at ${f(cash.net)}.`;
    return say(telling, cash.runway.value < 6 ? 'poor' : 'plain', `${text} ${whether} growth comes first.`);
  }
  const shown = cash.net.value !== null ? cash.net : growth.runRate.value !== null ? growth.runRate : null;
  const text = shown
    ? `For ${voice.company} the table allows little yet: ${nameOf(shown.label)} of ${f(shown)}.`
    : `Not enough data to judge ${voice.company}: ${f(tableLength(desk))} without the revenue and costs that belong together.`;
  return say(telling, 'plain', text);
}

function lacking({ facts }: Telling): string {
  const { cash, growth } = facts;
  if (cash.cash.value === null) return 'cash at month end';
  if (cash.gross.value === null) return 'all costs of the latest months';
  if (growth.rate.value !== null) return 'revenue of the latest months';
  return growth.name === 'MRR' ? 'MRR of the latest months' : 'a few more months of revenue';
}
