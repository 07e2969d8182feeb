import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import { roundSum } from '../read/round-sum.ts';
import { type Finding, findingLabels } from './finding.ts';
import { ceilingFigures, sumFigure } from './own-figures.ts';
import { type Ceiling, ceilingOf, ownMarketOf } from './own-sums.ts';
import { goalFigure } from './size.ts';

/** Of a goal in a year: how often its period comes. */
const goalTimes: Readonly<Record<string, number>> = { day: 230, week: 46, month: 12, quarter: 4, year: 1 };

const teamsMost = 10;

/** Capacity × price: what the team can earn at most, against the goal. */
export function limitFindings(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const ceiling = ceilingOf(profile);
  const figures = ceiling === null ? null : ceilingFigures(profile, ceiling, writer);
  if (ceiling === null || figures === null) return [];
  const { count, jobs, price, full, most } = figures;
  const head =
    ceiling.customers === null
      ? `{{f:${count}}} at {{f:${price}}} is {{f:${most}}} at most`
      : `{{f:${count}}} is {{f:${jobs}}}: {{f:${full}}}, {{f:${most}}} at most`;
  const text = `${head}${againstGoal(profile, ceiling, most, writer)}`;
  return [{ kind: 'limit', label: findingLabels.limit, likely: 1, statement: writer.say('limit', text) }];
}

/** "; your goal of $18,000 a month takes 10 visits a day." Without a goal of their own: how many people a round sum takes. */
function againstGoal(profile: IdeaProfile, { money }: Ceiling, most: string, writer: Writer): string {
  const { own, price } = profile;
  const [can, wanted] = [own.capacity.value, own.ownGoal.value];
  const currency = price.value?.currency ?? '';
  const times = goalTimes[wanted?.per ?? ''];
  if (
    can !== null &&
    wanted !== null &&
    times !== undefined &&
    isKnown(own.ownGoal) &&
    wanted.currency === currency
  ) {
    const aim = writer.figure(sumFigure('own-goal', 'Your goal', wanted, own.ownGoal.quote));
    const share = (wanted.value * times) / money;
    if (share <= 1) return `, and your goal is {{f:${aim}}}.`;
    const needed = writer.figure({
      id: 'goal-takes',
      label: 'What your goal takes',
      value: Math.ceil(can.value * share - 1e-9),
      unit: 'count',
      noun: `${can.noun ?? 'jobs'} a ${can.per}`,
      provenance: {
        kind: 'derived',
        formula: 'goal ÷ most you can earn × what you can do',
        inputs: [aim, most, 'capacity'],
      },
    });
    return `; your goal of {{f:${aim}}} takes {{f:${needed}}}.`;
  }
  const goal = roundSum(currency);
  const market = ownMarketOf(profile);
  const isOutOfReach = market !== null && market.once === null && market.money < goal;
  const people = Math.ceil(goal / money);
  // Nobody who works alone plans for more teams than that.
  if (people < 2 || people > teamsMost || isOutOfReach) return '.';
  const round = writer.figure(goalFigure(goal, currency));
  const needed = writer.figure({
    id: 'goal-takes',
    label: 'Teams it takes',
    value: people,
    unit: 'count',
    noun: 'teams at that pace',
    provenance: { kind: 'derived', formula: 'sum to reach ÷ most you can earn', inputs: [round, most] },
  });
  return `; {{f:${round}}} takes {{f:${needed}}}.`;
}
