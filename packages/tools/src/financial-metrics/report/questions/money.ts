import { f } from '../voice.ts';
import { type Ask, has } from './ask.ts';

export const askFate: Ask = ({ facts, voice }) => {
  const { survival } = facts;
  if (!survival || !has(survival.growthToLive)) return null;
  const { fate, growth, growthToLive, zeroMonth } = survival;
  const room = (growth.value ?? 0) - growthToLive.value;
  if (fate.alive && room > 0.5 * (growth.value ?? 0)) return null;
  if (fate.alive)
    return {
      weight: room < 0.02 ? 85 : 45,
      statement: voice.say(
        'ask.fate',
        `You live on growth of ${f(growth)} and need ${f(growthToLive)}: what do you cut, and when, if it slips?`,
      ),
    };
  return {
    weight: 100,
    statement: voice.say(
      'ask.fate',
      `The money ends in ${has(zeroMonth) ? f(zeroMonth) : 'sight'} at ${f(growth)}: where does ${f(growthToLive)} come from, if not from this round?`,
    ),
  };
};

export const askRunway: Ask = ({ facts, voice }) => {
  const { runway, net } = facts.cash;
  if (!has(runway) || runway.value >= 12 || runway.value === 0) return null;
  return {
    weight: runway.value < 6 ? 95 : 70,
    statement: voice.say(
      'ask.runway',
      `You have ${f(runway)} at ${f(net)}: when do you start to raise, and what do you cut if it takes longer?`,
    ),
  };
};

export const askBurn: Ask = ({ facts, voice, benches }) => {
  const { burnMultiple } = facts.efficiency;
  const edge = benches.edge('burn_multiple', 3, 'Where Sacks becomes suspicious', 'ratio');
  if (!edge || !has(burnMultiple) || burnMultiple.value < (edge.ref.value ?? 2)) return null;
  return {
    weight: burnMultiple.value >= 3 ? 88 : 68,
    statement: voice.say(
      'ask.burn',
      `Burn multiple ${f(burnMultiple)}, above the ${f(edge.ref)} of David Sacks: which spend adds no revenue yet?`,
      [{ kind: 'source', id: edge.source }],
    ),
  };
};

export const askBurnTrend: Ask = ({ facts, voice }) => {
  const { burn, revenue } = facts.cash.rises ?? { burn: null, revenue: null };
  if (!has(burn) || !has(revenue) || burn.value < 0.05 || burn.value <= revenue.value) return null;
  const also = revenue.value < 0 ? `while revenue changed by ${f(revenue)}` : `and revenue by ${f(revenue)}`;
  return {
    weight: 72,
    statement: voice.say(
      'ask.burn-trend',
      `Burn rose by ${f(burn)} ${also}: which spend comes before its revenue?`,
    ),
  };
};

export const askMargin: Ask = ({ facts, voice, benches, desk }) => {
  const edge = benches.edge('gross_margin', 2, 'Where a usual gross margin begins', 'share');
  const { gross } = facts.margins;
  if (desk.earning !== 'now' || !has(gross) || !edge || gross.value >= (edge.ref.value ?? 0)) return null;
  return {
    weight: 66,
    statement: voice.say(
      'ask.margin',
      `Gross margin is ${f(gross)} and software usually keeps ${f(edge.ref)}: which cost falls with scale, and when?`,
      [{ kind: 'source', id: edge.source }],
    ),
  };
};
