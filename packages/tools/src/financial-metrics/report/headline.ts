import type { HeadlineBlock, Statement, Tone } from '@slipway/report';
import { tellFate } from './fate-words.ts';
import { nameOf, tellStrength, tellTrend, tellWeakness } from './lede.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

/** The answer first: does the money last, and is a customer worth what it costs. */
export function headline(telling: Telling): HeadlineBlock {
  const { verdict, tone } = verdictOf(telling);
  const lede = [tellWeakness(telling), tellStrength(telling), tellTrend(telling)].filter(
    (one): one is Statement => one !== null,
  );
  return { kind: 'headline', id: 'headline', tone, verdict, lede };
}

function verdictOf(telling: Telling): { verdict: Statement; tone: Tone } {
  const { facts, voice } = telling;
  const { survival, lifetime, margins, growth, cash } = facts;
  if (margins.gross.value !== null && margins.gross.value <= 0)
    return {
      tone: 'poor',
      verdict: voice.say('verdict', [
        `${voice.Company} sells below cost: gross margin stands at ${f(margins.gross)}, so growth makes it worse.`,
        `At a gross margin of ${f(margins.gross)} every sale costs ${voice.company} money.`,
      ]),
    };
  if (survival) {
    const fate = tellFate(telling, survival);
    const isDoubtful =
      (lifetime.toCac.value !== null && lifetime.toCac.value < 1) || survival.strict?.fate.alive === false;
    return { verdict: fate.statement, tone: fate.tone === 'good' && isDoubtful ? 'fair' : fate.tone };
  }
  if (lifetime.toCac.value !== null)
    return {
      tone: lifetime.toCac.value < 1 ? 'poor' : lifetime.toCac.value < 3 ? 'fair' : 'good',
      verdict: voice.say('verdict', [
        `A customer of ${voice.company} returns ${f(lifetime.toCac)} times what it costs to win; whether the money lasts needs ${lacking(telling)}.`,
        `Each customer brings ${voice.company} ${f(lifetime.toCac)} times its cost; add ${lacking(telling)} to see whether the money lasts.`,
      ]),
    };
  if (growth.rate.value !== null)
    return {
      tone: 'plain',
      verdict: voice.say('verdict', [
        `${voice.Company} ${growth.rate.value < 0 ? 'shrinks: growth is' : 'grows by'} ${f(growth.rate)}; whether the money lasts needs ${lacking(telling)}.`,
        `${growth.name === 'MRR' ? 'Recurring revenue' : 'Revenue'} of ${voice.company} changes by ${f(growth.rate)}; add ${lacking(telling)} and the answer follows.`,
      ]),
    };
  if (cash.runway.value !== null)
    return {
      tone: cash.runway.value < 6 ? 'poor' : 'plain',
      verdict: voice.say('verdict', [
        `${voice.Company} has ${f(cash.runway)} of cash at ${f(cash.net)}; whether growth outruns that needs ${lacking(telling)}.`,
        `At ${f(cash.net)} the cash of ${voice.company} lasts ${f(cash.runway)}; whether growth comes first needs ${lacking(telling)}.`,
      ]),
    };
  const shown = cash.net.value !== null ? cash.net : growth.runRate.value !== null ? growth.runRate : null;
  return {
    tone: 'plain',
    verdict: shown
      ? voice.say('verdict', [
          `${shown.label} of ${f(shown)} is too little to judge ${voice.company} by: more months and columns start a trend.`,
          `For ${voice.company} the table allows little yet: ${nameOf(shown.label)} of ${f(shown)}.`,
        ])
      : voice.say('verdict', [
          `Not enough data to judge ${voice.company}: ${f(tableLength(telling))} without the revenue and costs that belong together.`,
        ]),
  };
}

function tableLength({ desk }: Telling) {
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
  if (growth.rate.value !== null) return 'revenue of the latest month';
  return growth.name === 'MRR' ? 'MRR of the latest months' : 'a few more months of revenue';
}
