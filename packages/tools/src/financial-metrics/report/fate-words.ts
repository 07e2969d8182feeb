import type { Statement, Tone } from '@slipway/report';
import type { Survival } from '../compute/survival.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

export interface Told {
  readonly statement: Statement;
  readonly tone: Tone;
}

/** Default alive or dead, in a sentence, with the growth that flips it. */
export function tellFate({ voice, facts }: Telling, survival: Survival): Told {
  const { fate, growth, growthToLive, expensesToLive, zeroMonth, profitMonth, lowest, revenue } = survival;
  const { runway } = facts.cash;
  const say = (tone: Tone, phrasings: readonly [string, ...string[]]): Told => ({
    tone,
    statement: voice.say('verdict', phrasings),
  });
  if (revenue.value === 0 && zeroMonth.value === null)
    return say('plain', [
      `${voice.Company} shows ${f(revenue)} of revenue and no costs to speak of: there is nothing to judge yet.`,
    ]);
  if (revenue.value === 0)
    return say('poor', [
      `${voice.Company} has no revenue yet and ${f(zeroMonth)} of cash: default dead unless revenue starts.`,
      `Before revenue, ${voice.company} is default dead in ${f(zeroMonth)} at today’s costs.`,
    ]);
  if (fate.alive && fate.profitMonth === 1 && growth.value !== null && growth.value >= 0)
    return say('good', [
      `${voice.Company} already lives on its revenue: ${f(revenue)} covers what it spends.`,
      `Revenue of ${f(revenue)} pays for everything ${voice.company} does today.`,
    ]);
  if (fate.alive && growthToLive.value !== null && profitMonth.value !== null) {
    const isThin = (runway.value ?? 99) < 12 || (growth.value ?? 0) - growthToLive.value < 0.02;
    return say(isThin ? 'fair' : 'good', [
      `${voice.Company} reaches profit in ${f(profitMonth)} on the money it has, as long as growth stays above ${f(growthToLive)}; today it is ${f(growth)}.`,
      `Default alive: at ${f(growth)} ${voice.company} turns a profit in ${f(profitMonth)} with ${f(lowest)} left at the lowest point; below ${f(growthToLive)} it dies.`,
    ]);
  }
  if (fate.alive)
    return say('good', [
      `${voice.Company} outlasts its costs at ${f(growth)}: cash never falls below ${f(lowest)}.`,
      `Default alive: cash of ${voice.company} bottoms out at ${f(lowest)}.`,
    ]);
  if (zeroMonth.value === null)
    return say('fair', [
      `At ${f(growth)} revenue of ${voice.company} does not reach its costs within the horizon, though the cash holds.`,
    ]);
  if (growthToLive.value !== null)
    return say('poor', [
      `Default dead: at ${f(growth)} the cash of ${voice.company} is gone in ${f(zeroMonth)}; it would take ${f(growthToLive)} to live.`,
      `${voice.Company} runs out of money in ${f(zeroMonth)} at ${f(growth)}; only ${f(growthToLive)} or more changes that.`,
    ]);
  return say('poor', [
    expensesToLive.value !== null && expensesToLive.value > 0
      ? `Default dead in ${f(zeroMonth)}: no growth rate saves ${voice.company} now, only costs of ${f(expensesToLive)} or less.`
      : `Default dead in ${f(zeroMonth)}: neither growth nor cuts alone keep ${voice.company} alive on this cash.`,
  ]);
}
