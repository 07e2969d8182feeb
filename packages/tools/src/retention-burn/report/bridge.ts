import type { TableBlock } from '@slipway/report';
import type { NumberName } from '../assumptions.ts';
import type { Customers } from '../cohorts/figures.ts';
import type { Money } from '../money/figures.ts';
import {
  inAQuarter,
  type Lever,
  type LeverName,
  leverNames,
  rankLevers,
  weeksOfAQuarter,
} from '../money/levers.ts';
import { f, type Sheet } from '../sheet.ts';

interface PulledLever extends Lever {
  /** Figures; a gain without a value never runs out. */
  readonly gainId: string;
  readonly stepId: string;
}

export interface Bridge {
  readonly levers: readonly PulledLever[];
  /** What the months are counted on: the trend, or the stressed course where the trend never ends. */
  readonly on: 'trend' | 'stressed';
}

const steps: Readonly<Record<LeverName, NumberName>> = {
  retention: 'stepRetention',
  price: 'stepPrice',
  collections: 'stepDays',
  hiring: 'stepHiring',
  costs: 'stepCosts',
};
const units = {
  retention: 'count',
  price: 'share',
  collections: 'days',
  hiring: 'months',
  costs: 'share',
} as const;
const names: Readonly<Record<LeverName, string>> = {
  retention: 'Lose fewer customers',
  price: 'Raise the price',
  collections: 'Get paid sooner',
  hiring: 'Hire later',
  costs: 'Cut costs',
};

/** Months: a smaller gain is not noticed. */
const leastGain = 0.1;

/** Points of churn are shown as such, and counted as shares. */
function scaleOf(name: LeverName): number {
  return name === 'retention' ? 0.01 : 1;
}

/** Months of life that each lever buys. Null where the cash lasts on every course. */
export function readBridge(sheet: Sheet, money: Money | null, customers: Customers | null): Bridge | null {
  if (!money || money.plan.cash <= 0) return null;
  const { plan, runways } = money;
  const on = runways.trend.lastsMonths !== null ? 'trend' : 'stressed';
  const base = on === 'trend' ? plan : runways.stressedPlan;
  if (on === 'stressed' && runways.stressed.lastsMonths === null) return null;
  const has: Readonly<Record<LeverName, boolean>> = {
    retention: Boolean(customers?.staying) && plan.revenue > 0,
    price: plan.revenue > 0,
    collections: plan.days > 0 && plan.revenue > 0,
    hiring: plan.added.length > 0,
    costs: plan.costs > 0,
  };
  const pulled = leverNames.filter((name) => has[name]);
  const assumed = Object.fromEntries(pulled.map((name) => [name, sheet.assume(steps[name])]));
  const sizeOf = (name: LeverName) => (assumed[name]?.value ?? 0) * scaleOf(name);
  const from = on === 'trend' ? money.trend : money.stressed;
  const levers = rankLevers(base, pulled, sizeOf).map((lever): PulledLever => {
    const stepId = assumed[lever.name]?.id ?? '';
    const gainId = sheet.simulated(
      {
        id: `gain.${lever.name}`,
        label: `${names[lever.name]}: months gained`,
        unit: 'months',
        ...(lever.gain === null
          ? { value: null, status: 'infinite', reason: 'The cash then never runs out.' }
          : { value: lever.gain }),
      },
      'runway with this one step taken, less the runway without it',
      [from, stepId, ...money.inputs],
    );
    return { ...lever, gainId, stepId };
  });
  return levers.length === 0 ? null : { levers, on };
}

/** What a reader would notice. */
export const isWorth = ({ gain }: Lever): boolean => gain === null || gain >= leastGain;

export function bridgeBlock(sheet: Sheet, money: Money, bridge: Bridge): TableBlock[] {
  const { on } = bridge;
  const levers = bridge.levers.filter(isWorth);
  if (levers.length === 0) return [];
  const base = on === 'trend' ? money.trend : money.stressed;
  const intro =
    on === 'trend'
      ? `Counted from ${f(base)} on the trend.`
      : `The trend never ends, so this counts from ${f(base)} under stress.`;
  const order = 'First the extra month that takes the least work, by our rule of what a quarter can move.';
  return [
    {
      id: 'bridge',
      kind: 'table',
      title: levers.some(({ name }) => name === 'retention')
        ? 'From retention to runway: the cheapest extra months'
        : 'The cheapest extra months',
      intro: sheet.writer.say('bridge.intro', `${intro} ${order}`),
      columns: [
        { label: 'Do this' },
        { label: 'Step', numeric: true },
        { label: 'Adds', numeric: true },
        { label: 'One more month', numeric: true },
        { label: 'Work', numeric: true },
      ],
      rows: levers.map((lever, at) => ({
        strong: at === 0,
        cells: [
          { label: names[lever.name] },
          { figure: lever.stepId },
          { figure: lever.gainId },
          { figure: neededFor(sheet, lever, base) },
          { figure: workFor(sheet, lever) },
        ],
      })),
    },
  ];
}

function neededFor(sheet: Sheet, { name, forOneMonth, stepId }: PulledLever, base: string): string {
  return sheet.simulated(
    {
      id: `needed.${name}`,
      label: `${names[name]}: for one more month`,
      unit: units[name],
      ...(forOneMonth === null
        ? { value: null, status: 'not_meaningful', reason: 'Never' }
        : { value: forOneMonth / scaleOf(name) }),
      ...(name === 'retention' && { noun: 'points' }),
    },
    'smallest step that makes the runway a month longer (bisection)',
    [base, stepId],
  );
}

/** Whole weeks: it is a rule, not a plan. */
function workFor(sheet: Sheet, { name, work }: PulledLever): string {
  const quarter = sheet.writer.figure({
    id: `quarter.${name}`,
    label: `${names[name]}: what a quarter of work can move`,
    value: inAQuarter[name] / scaleOf(name),
    unit: units[name],
    ...(name === 'retention' && { noun: 'points' }),
    provenance: { kind: 'assumed', why: 'Our rule, to compare one step with another.' },
  });
  return sheet.simulated(
    {
      id: `work.${name}`,
      label: `${names[name]}: work for one more month`,
      unit: 'count',
      noun: 'weeks',
      ...(work === null
        ? { value: null, status: 'not_meaningful', reason: 'Never' }
        : { value: Math.max(1, Math.round(work)) }),
    },
    `step for one more month / what a quarter can move × ${weeksOfAQuarter} weeks`,
    [`needed.${name}`, quarter],
  );
}
