import { constant, money, over } from '@slipway/core';
import { ok } from '@slipway/finance';
import type { Statement } from '@slipway/report';
import { sayWhoseBands } from '../../benchmarks.ts';
import { mrrAt, revenueColumn } from '../desk/lines.ts';
import { named } from '../desk/sheet.ts';
import { flowAt } from '../desk/take.ts';
import { type Judged, listJudged } from './judged.ts';
import type { Telling } from './telling.ts';
import { peakAt } from './verdict.ts';
import { f } from './voice.ts';

/** What holds it back most, by the publisher's own bands; the verdict has the runway already. */
export function sayWeakness(telling: Telling): Statement | null {
  const judged = listJudged(telling).filter(({ metric }) => metric !== 'runway_months');
  const worst = judged.find(({ tone }) => tone === 'poor') ?? judged.find(({ tone }) => tone === 'fair');
  return worst ? sayBand(telling, 'lede.weak', worst, weakWords) : null;
}

export function sayStrength(telling: Telling): Statement | null {
  // Nothing holds up while every sale adds to the loss.
  if ((telling.facts.margins.gross.value ?? 1) <= 0) return null;
  const good = listJudged(telling).filter(
    ({ tone, ref, band }) => tone === 'good' && ref.status === 'ok' && band.label !== 'press harder',
  );
  const best = strongFirst.flatMap((metric) => good.find((one) => one.metric === metric) ?? [])[0];
  return best ? sayBand(telling, 'lede.strong', best, strongWords) : null;
}

/** What impresses most first; a margin that is merely usual comes last. */
const strongFirst = [
  'ltv_cac',
  'burn_multiple',
  'nrr',
  'grr',
  'logo_churn_monthly',
  'quick_ratio',
  'cac_payback_months',
  'magic_number',
  'gross_margin',
];

type Words = (name: string, value: string, band: string, bands: string) => string;

const weakWords: Words = (name, value, band, bands) =>
  `The weakest point is ${name} at ${value}, “${band}” by ${bands}.`;
const strongWords: Words = (name, value, band, bands) =>
  `The strongest is ${name} at ${value}, “${band}” by ${bands}.`;

function sayBand({ voice }: Telling, id: string, { ref, band, bench }: Judged, words: Words): Statement {
  return voice.say(id, words(nameOf(ref.label), f(ref), band.label, sayWhoseBands(bench.publisher)), [
    { kind: 'source', id: bench.source },
  ]);
}

/** Labels as they stand inside a sentence. */
export function nameOf(label: string): string {
  const short = label.split(/[,:]/u)[0] ?? label;
  return /^(?:\p{Lu}{2}|SaaS)/u.test(short) ? short : short.charAt(0).toLowerCase() + short.slice(1);
}

/** Whether it speeds up or slows down: the last three months against the three before, and against the best month. */
export function sayTrend({ facts, voice, desk }: Telling): Statement | null {
  const { recent, before, name, series } = facts.growth;
  if (!recent || recent.value === null) return null;
  const what = name === 'MRR' ? 'Recurring revenue' : 'Revenue';
  const best = peakAt(series);
  if (recent.value > 0 && (series[desk.last] ?? 0) < 0.9 * (series[best] ?? 0)) {
    const at = (index: number) =>
      name === 'MRR' ? mrrAt(desk, index) : flowAt(desk, revenueColumn(desk), index);
    const month = voice.monthName(best);
    return voice.say(
      'lede.trend',
      `${what} grew ${f(recent)} in the last three months, but ${f(at(desk.last))} is still below the ${f(at(best))} of ${month ?? 'its best month'}.`,
    );
  }
  if (!before || before.value === null) return null;
  const change = recent.value - before.value;
  const how =
    recent.value < 0
      ? 'shrinks'
      : Math.abs(change) < 0.005
        ? 'grows evenly'
        : change < 0
          ? 'is slowing'
          : 'is speeding up';
  return voice.say(
    'lede.trend',
    `${what} ${how}: ${f(recent)} in the last three months, ${f(before)} in the three before.`,
  );
}

export function sayLeavers({ facts, desk, voice }: Telling): Statement | null {
  const { lost } = facts.retention;
  if (desk.earning !== 'no-longer' || !lost.value) return null;
  return voice.say('lede.leavers', `${f(lost)} left in the latest months. Ask them why.`);
}

export function sayYearOfCosts({ facts, desk, voice }: Telling): Statement | null {
  const { cash, runway, net } = facts.cash;
  if (runway.value === null || runway.value >= 12 || !cash.value || cash.value < 0) return null;
  const least = desk.sheet.derive(
    'burn.for-a-year',
    'Burn at which the cash lasts a year',
    ok(money(cash.value / 12, 'money/month', desk.currency)),
    over(named(cash, 'cash'), constant(12, 'months')),
  );
  return voice.say('lede.year', `To last a year, burn must fall from ${f(net)} to ${f(least)}.`);
}

/** What revenue would end the burn, for a founder who has none. */
export function sayBreakeven({ facts, desk, voice }: Telling): Statement | null {
  const { breakeven } = facts.cash;
  if (breakeven.value === null || breakeven.value <= 0) return null;
  return voice.say(
    'lede.breakeven',
    desk.earning === 'not-yet'
      ? `Revenue of ${f(breakeven)} covers today’s costs if a sale costs nothing to make.`
      : `Revenue of ${f(breakeven)} would cover today’s costs at the last gross margin, ${f(facts.margins.best)}.`,
  );
}
