import { quantity } from '@slipway/core';
import { ok } from '@slipway/finance';
import { given } from '../../desk/take.ts';
import { f } from '../voice.ts';
import { type Ask, has } from './ask.ts';

export const askSlowing: Ask = ({ facts, voice }) => {
  const { recent, before } = facts.growth;
  if (!has(recent) || !has(before) || before.value - recent.value < 0.01) return null;
  return {
    weight: 58,
    statement: voice.say(
      'ask.slowing',
      `Growth went from ${f(before)} to ${f(recent)} in a quarter: is that the market, the channel or the base?`,
    ),
  };
};

export const askConcentration: Ask = ({ desk, voice }) => {
  const share = given(desk, 'topCustomerShare', 'Largest customer, share of revenue', 'share');
  if (!has(share) || share.value <= 0.25) return null;
  return {
    weight: share.value > 0.5 ? 92 : 72,
    statement: voice.say(
      'ask.concentration',
      `One customer is ${f(share)} of revenue: when does that contract end, and who there could leave?`,
    ),
  };
};

export const askTakeRate: Ask = ({ facts, voice, desk }) => {
  const { takeRate } = facts.margins;
  const { cells, months } = desk.books;
  const at = months.findIndex((_, index) => cells.gmv[index] && cells.revenue[index] !== null);
  const first = at === -1 ? null : (cells.revenue[at] ?? 0) / (cells.gmv[at] ?? 1);
  if (!has(takeRate) || first === null || first - takeRate.value < 0.005) return null;
  const then = desk.sheet.put(
    'take-rate.first',
    'Take rate in the first month',
    ok(quantity(first, 'share')),
    { kind: 'measured', field: `months[${months[at] ?? ''}].revenue, gmv` },
  );
  return {
    weight: 70,
    statement: voice.say(
      'ask.take-rate',
      `The take rate fell from ${f(then)} to ${f(takeRate)}: are you buying volume with your own share?`,
    ),
  };
};
