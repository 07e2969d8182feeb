import type { Statement, Tone } from '@slipway/report';
import type { Survival } from '../compute/survival.ts';
import { revenueCells, revenueColumn } from '../desk/lines.ts';
import { flowAt } from '../desk/take.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

export interface Verdict {
  readonly statement: Statement;
  readonly tone: Tone;
}

export function sayNotEarning(telling: Telling): Verdict {
  const { voice, facts } = telling;
  const { cash, net } = facts.cash;
  const lasts = sayLasts(telling);
  if (lasts !== null) return say(telling, toneOf(telling), `${voice.Company} is not earning yet: ${lasts}`);
  if (net.value !== null && cash.value !== null)
    return say(
      telling,
      'plain',
      `${voice.Company} is not earning yet and burns nothing in these months, with ${f(cash)} in the bank.`,
    );
  if (net.value !== null)
    return say(
      telling,
      'plain',
      `${voice.Company} is not earning yet and spends ${f(net)}. Add cash at month end to see how long it lasts.`,
    );
  return cash.value === null
    ? say(
        telling,
        'plain',
        `${voice.Company} is not earning yet. Add costs and cash at month end to see how long it lasts.`,
        'months',
      )
    : say(
        telling,
        'plain',
        `${voice.Company} is not earning yet and has ${f(cash)} in the bank. Add costs to see how long that lasts.`,
      );
}

export function sayRevenueLost(telling: Telling): Verdict {
  const { voice, desk, facts } = telling;
  const line = facts.growth.series.some((cell) => (cell ?? 0) > 0) ? facts.growth.series : revenueCells(desk);
  const at = peakAt(line);
  const peak = flowAt(desk, facts.growth.name === 'MRR' ? 'mrr' : revenueColumn(desk), at);
  const [then, now] = [voice.monthName(at), voice.monthName(desk.last)];
  const was =
    peak.value === null
      ? ''
      : `: ${f(peak)} ${then === null ? 'at its peak' : `in ${then}`}, nothing in ${now}`;
  const lasts = sayLasts(telling);
  const rest =
    lasts ??
    `Add ${facts.cash.cash.value === null ? 'cash at month end' : 'all costs'} to see how long the money lasts.`;
  return say(telling, 'poor', `${voice.Company} has lost its revenue${was}. ${rest}`, 'months.revenue');
}

/** "$58,000 lasts 5 months at $11,600 a month, into November": the card's own figures. */
function sayLasts({ facts, voice, desk }: Telling): string | null {
  const { cash, net, runway } = facts.cash;
  if (cash.value === null || net.value === null || runway.value === null) return null;
  const month = voice.monthName(desk.last + Math.ceil(runway.value));
  return `${f(cash)} lasts ${f(runway)} at ${f(net)}${month === null ? '' : `, into ${month}`}.`;
}

export function sayOutOfCash(telling: Telling): Verdict {
  const { cash, net } = telling.facts.cash;
  return say(
    telling,
    'poor',
    `${telling.voice.Company} is out of cash: ${f(cash)} in the bank and ${f(net)} of burn.`,
  );
}

function toneOf({ facts }: Telling): Tone {
  const months = facts.cash.runway.value ?? 0;
  return months < 6 ? 'poor' : months < 12 ? 'fair' : 'plain';
}

/** The first month of the highest value. */
export function peakAt(line: readonly (number | null)[]): number {
  return line.reduce<number>((best, cell, at) => ((cell ?? 0) > (line[best] ?? 0) ? at : best), 0);
}

/** Default alive or dead, with the growth that turns the answer and the lowest cash on the way. */
export function sayWhetherItLasts(telling: Telling, survival: Survival): Verdict {
  const { voice, facts } = telling;
  const { fate, growth, growthToLive, expenses, expensesToLive, zeroMonth, profitMonth, lowest } = survival;
  const { runway, revenue } = facts.cash;
  if (revenue.value === 0)
    return say(
      telling,
      'plain',
      `${voice.Company} shows ${f(revenue)} of revenue in these months: there is nothing to judge yet.`,
    );
  const { other } = facts.cash;
  if (
    fate.alive &&
    growthToLive.value === null &&
    facts.cash.from === 'costs' &&
    (other?.value ?? 0) > 0 &&
    other
  )
    return say(
      telling,
      'fair',
      `On paper ${voice.company} lives on its revenue, ${f(revenue)} in and ${f(expenses)} out. But ${f(other)} leaves the bank: find out where it goes.`,
    );
  if (fate.alive && growthToLive.value === null)
    return (growth.value ?? 0) >= 0
      ? say(
          telling,
          'good',
          `${voice.Company} lives on its revenue: ${f(revenue)} comes in and ${f(expenses)} goes out.`,
        )
      : say(
          telling,
          'fair',
          `${voice.Company} lives on its revenue of ${f(revenue)}, but that changes by ${f(growth)}. Cash holds for the ten years counted.`,
        );
  if (fate.alive && profitMonth.value !== null) {
    const isThin =
      (runway.value ?? 99) < 12 ||
      (growth.value ?? 0) - (growthToLive.value ?? 0) < 0.02 ||
      (lowest.value ?? 0) < (expenses.value ?? 0);
    return say(
      telling,
      isThin ? 'fair' : 'good',
      `Default alive: growing ${f(growth)}, ${voice.company} turns a profit in ${f(profitMonth)} and has ${f(lowest)} left at the lowest point. Below ${f(growthToLive)} the money runs out first.`,
    );
  }
  if (zeroMonth.value === null)
    return say(
      telling,
      'fair',
      `At growth of ${f(growth)} revenue of ${voice.company} does not reach its costs in ten years, though the cash holds.`,
    );
  if (growthToLive.value !== null)
    return say(
      telling,
      'poor',
      `Default dead: at growth of ${f(growth)} the cash of ${voice.company} is gone in ${f(zeroMonth)}. It takes ${f(growthToLive)} to live.`,
    );
  return say(
    telling,
    'poor',
    expensesToLive.value !== null && expensesToLive.value > 0
      ? `Default dead in ${f(zeroMonth)}: no growth saves ${voice.company} now, only costs of ${f(expensesToLive)} or less.`
      : `Default dead in ${f(zeroMonth)}: neither growth nor cuts alone keep ${voice.company} alive on this cash.`,
  );
}

export function say({ voice }: Telling, tone: Tone, text: string, field?: string): Verdict {
  const evidence = field === undefined ? [] : [{ kind: 'said', field, quote: 'Monthly figures' } as const];
  return { tone, statement: voice.say('verdict', text, evidence) };
}
