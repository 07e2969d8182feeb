import { f } from '../voice.ts';
import { type Ask, has } from './ask.ts';

export const askLtv: Ask = ({ facts, voice, benches }) => {
  const { toCac, ltv } = facts.lifetime;
  const bar = benches.edge('ltv_cac', 2, 'The bar for LTV to CAC', 'ratio');
  if (!has(toCac) || !has(ltv) || !bar || toCac.value >= (bar.ref.value ?? 3)) return null;
  return {
    weight: toCac.value < 1 ? 98 : 75,
    statement: voice.say(
      'ask.ltv',
      ltv.value <= 0
        ? `Each customer loses money, ${f(ltv)} over its life, and ${f(bar.ref)} its cost is the bar: at which price does that turn?`
        : `LTV to CAC is ${f(toCac)} and David Skok asks for ${f(bar.ref)}: which of price, churn or CAC moves first?`,
      [{ kind: 'source', id: bar.source }],
    ),
  };
};

export const askPayback: Ask = ({ facts, voice }) => {
  const { simple, survival } = facts.lifetime.paybacks;
  if (!has(simple) || simple.value < 6) return null;
  if (has(survival) ? survival.value < simple.value * 1.15 : survival.status !== 'not_meaningful')
    return null;
  return {
    weight: has(survival) ? 50 : 90,
    statement: has(survival)
      ? voice.say(
          'ask.payback',
          `Do you budget with a payback of ${f(simple)} or with the ${f(survival)} that churn makes of it?`,
        )
      : voice.say(
          'ask.payback',
          `On paper a customer pays back in ${f(simple)}, but churn takes it first: when does a cohort ever break even?`,
        ),
  };
};

export const askCacTrend: Ask = ({ facts, voice }) => {
  const { blended, before } = facts.acquisition;
  if (!has(blended) || !has(before) || before.value <= 0 || blended.value / before.value < 1.1) return null;
  return {
    weight: 65,
    statement: voice.say(
      'ask.cac-trend',
      `A customer now costs ${f(blended)}, after ${f(before)} the months before: is the channel running dry?`,
    ),
  };
};

export const askPaid: Ask = ({ facts, voice }) => {
  const { blended, paid } = facts.acquisition;
  if (!has(blended) || !has(paid) || blended.value <= 0 || paid.value / blended.value < 1.25) return null;
  return {
    weight: 55,
    statement: voice.say(
      'ask.paid',
      `Paid customers cost ${f(paid)} against ${f(blended)} blended: which of the two will the next ones cost?`,
    ),
  };
};

export const askPaidShare: Ask = ({ facts, voice }) => {
  const { now, before } = facts.acquisition.paidShares ?? { now: null, before: null };
  if (!has(now) || !has(before) || now.value - before.value < 0.05) return null;
  return {
    weight: 58,
    statement: voice.say(
      'ask.paid-share',
      `Paid channels bring ${f(now)} of new customers, after ${f(before)} the months before: what happens when you stop paying?`,
    ),
  };
};

export const askFounderTime: Ask = ({ facts, voice }) => {
  const { blended } = facts.acquisition;
  if (!has(blended) || blended.value !== 0) return null;
  return {
    weight: 50,
    statement: voice.say(
      'ask.founder-time',
      `CAC of ${f(blended)} leaves your own hours out: what would a customer cost if you paid someone to sell?`,
    ),
  };
};
