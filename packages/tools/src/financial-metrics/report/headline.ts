import type { HeadlineBlock, Statement } from '@slipway/report';
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
import { sayNotEarning, sayOutOfCash, sayRevenueLost, sayWhetherItLasts, type Verdict } from './verdict.ts';
import { f } from './voice.ts';

/** The answer first: does the money last, and is a customer worth what it costs. */
export function headline(telling: Telling): HeadlineBlock {
  const { statement, tone } = verdictOf(telling);
  const says =
    telling.desk.earning === 'now'
      ? [sayWeakness, sayStrength, sayTrend]
      : [sayLeavers, sayYearOfCosts, sayBreakeven];
  const lede = says.map((say) => say(telling)).filter((one): one is Statement => one !== null);
  return { kind: 'headline', id: 'headline', tone, verdict: statement, lede };
}

function verdictOf(telling: Telling): Verdict {
  const { facts, voice, desk } = telling;
  const { survival, lifetime, margins, growth, cash } = facts;
  if (cash.runway.value === 0) return sayOutOfCash(telling);
  if (desk.earning === 'not-yet') return sayNotEarning(telling);
  if (desk.earning === 'no-longer') return sayRevenueLost(telling);
  if (margins.gross.value !== null && margins.gross.value <= 0)
    return {
      tone: 'poor',
      statement: voice.say(
        'verdict',
        `${voice.Company} sells below cost: gross margin is ${f(margins.gross)}, so growth makes it worse.`,
      ),
    };
  if (survival) {
    const verdict = sayWhetherItLasts(telling, survival);
    const isDoubtful =
      (lifetime.toCac.value !== null && lifetime.toCac.value < 1) || survival.strict?.fate.alive === false;
    return { ...verdict, tone: verdict.tone === 'good' && isDoubtful ? 'fair' : verdict.tone };
  }
  if (lifetime.toCac.value !== null)
    return {
      tone: lifetime.toCac.value < 1 ? 'poor' : lifetime.toCac.value < 3 ? 'fair' : 'good',
      statement: voice.say(
        'verdict',
        `A customer of ${voice.company} returns ${f(lifetime.toCac)} what it costs to win. Add ${lacking(telling)} to see whether the money lasts.`,
      ),
    };
  if (growth.rate.value !== null)
    return {
      tone: 'plain',
      statement: voice.say(
        'verdict',
        `${voice.Company} ${growth.rate.value < 0 ? 'shrinks: growth is' : 'grows by'} ${f(growth.rate)}. Add ${lacking(telling)} to see whether the money lasts.`,
      ),
    };
  if (cash.runway.value !== null)
    return {
      tone: cash.runway.value < 6 ? 'poor' : 'plain',
      statement: voice.say(
        'verdict',
        `${voice.Company} has ${f(cash.runway)} of cash at ${f(cash.net)}. Add ${lacking(telling)} to see whether growth comes first.`,
      ),
    };
  const shown = cash.net.value !== null ? cash.net : growth.runRate.value !== null ? growth.runRate : null;
  return {
    tone: 'plain',
    statement: shown
      ? voice.say(
          'verdict',
          `For ${voice.company} the table allows little yet: ${nameOf(shown.label)} of ${f(shown)}.`,
        )
      : voice.say(
          'verdict',
          `Not enough data to judge ${voice.company}: ${f(tableLength(telling))} without the revenue and costs that belong together.`,
        ),
  };
}

export function tableLength({ desk }: Telling) {
  return desk.sheet.put(
    'table.length',
    'Months in the table',
    { unit: 'months', value: desk.last + 1, status: 'ok', reason: null },
    { kind: 'measured', field: 'months' },
  );
}

function lacking({ facts }: Telling): string {
  const { cash, growth } = facts;
  if (cash.cash.value === null) return 'cash at month end';
  if (cash.gross.value === null) return 'all costs of the latest months';
  if (growth.rate.value !== null) return 'revenue of the latest months';
  return growth.name === 'MRR' ? 'MRR of the latest months' : 'a few more months of revenue';
}
