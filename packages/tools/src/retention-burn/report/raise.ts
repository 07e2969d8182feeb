import { figure, minus } from '@slipway/core';
import type { StepsBlock, TableBlock } from '@slipway/report';
import type { Money } from '../money/figures.ts';
import { daysPerMonth } from '../money/plan.ts';
import { dateAfter } from '../money/when.ts';
import { f, type Sheet } from '../sheet.ts';
import { type Bridge, isWorth } from './bridge.ts';

/** When the next round has to begin. */
export interface Raise {
  readonly id: string;
  /** From the day of the run; below zero it is late. */
  readonly months: number;
  readonly takes: string;
  readonly cushion: string;
}

/** Null where the cash lasts on the trend: then nobody has to raise. */
export function readRaise(sheet: Sheet, money: Money | null): Raise | null {
  const life = money?.runways.trend.lastsMonths ?? null;
  if (!money || life === null || money.plan.cash <= 0) return null;
  const takes = sheet.assume('raiseMonths');
  const cushion = sheet.assume('cushionMonths');
  const id = sheet.writer.derive({
    id: 'raise-in',
    label: 'Start raising in',
    unit: 'months',
    formula: minus(
      figure(money.trend, 'runway on the trend'),
      figure(takes.id, 'time a round takes'),
      figure(cushion.id, 'cash left when it closes'),
    ),
  });
  return { id, months: life - takes.value - cushion.value, takes: takes.id, cushion: cushion.id };
}

export function runwayTable(sheet: Sheet, money: Money, raise: Raise | null): TableBlock {
  const { asOf } = sheet.basis;
  const { flat, trend, stressed } = money.runways;
  const on = (months: number | null) => ({
    label: months === null ? 'never' : dateAfter(asOf, Math.max(0, months)),
  });
  const row = (label: string, id: string, months: number | null) => ({
    cells: [{ label }, { figure: id }, on(months)],
  });
  // The round would have to have begun before today: how long before helps nobody.
  const late = { cells: [{ label: 'Start raising' }, { label: 'now' }, on(0)] };
  return {
    id: 'runways',
    kind: 'table',
    folded: true,
    title: 'Three runways',
    intro: sheet.writer.say(
      'runways.intro',
      `Stressed: no growth, costs ${f('assume.stressCosts')} over plan, customers ${f('assume.stressDays')} late.`,
    ),
    columns: [{ label: 'If' }, { label: 'Cash lasts', numeric: true }, { label: 'Gone on', numeric: true }],
    rows: [
      row('All stays as it is today', money.flat, flat.lastsMonths),
      { ...row('The trend goes on', money.trend, trend.lastsMonths), strong: true },
      row('Stressed', money.stressed, stressed.lastsMonths),
      ...(raise ? [raise.months < 0 ? late : row('Start raising by', raise.id, raise.months)] : []),
    ],
  };
}

const doing: Readonly<Record<Bridge['levers'][number]['name'], string>> = {
  retention: 'Find why customers leave, and lower monthly churn by',
  price: 'Raise the price for all customers by',
  collections: 'Collect sooner by',
  hiring: 'Move every planned hire back by',
  costs: 'Cut monthly costs by',
};

/** The date that cannot move, and the step that buys most. */
export function nextSteps(
  sheet: Sheet,
  money: Money,
  raise: Raise | null,
  bridge: Bridge | null,
): StepsBlock[] {
  const best = bridge?.levers.find(isWorth);
  const steps: StepsBlock['steps'][number][] = [];
  if (raise)
    steps.push({
      id: 'raise',
      do: sheet.writer.say('step.raise', `Hold the first investor talks: a round takes ${f(raise.takes)}.`),
      passes: sheet.writer.say(
        'step.raise.passes',
        `The money is in the bank with ${f(raise.cushion)} of cash left.`,
      ),
      dueDays: Math.max(0, Math.round(raise.months * daysPerMonth)),
    });
  if (best)
    steps.push({
      id: best.name,
      do: sheet.writer.say('step.lever', `${doing[best.name]} ${f(best.stepId)}.`),
      passes: sheet.writer.say(
        'step.lever.passes',
        best.gain === null
          ? `The cash then outlasts the ${f(bridge?.on === 'stressed' ? money.stressed : money.trend)} it has now.`
          : `Cash lasts ${f(best.gainId)} longer${bridge?.on === 'stressed' ? ' under stress' : ''}.`,
      ),
      dueDays: 30,
    });
  return steps.length === 0 ? [] : [{ id: 'next', kind: 'steps', title: 'Next', steps }];
}
