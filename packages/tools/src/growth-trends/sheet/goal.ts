import { readAs } from '@slipway/core';
import { growthNeeded } from '@slipway/finance';
import type { AnswerBlock } from '@slipway/report';
import { fullLabel, monthName } from '../study/calendar.ts';
import { growthText, lastValue } from './growth.ts';
import { inWords, type Sheet } from './sheet.ts';

type Reason = AnswerBlock['reasons'][number];

/** "500 customers needs 7.1% a month for 8 months; you did 4.4%." */
export function goalReason(sheet: Sheet): Reason | null {
  const text = goalText(sheet);
  return text === null ? null : { label: 'Goal', statement: sheet.say('goal', text) };
}

function goalText(sheet: Sheet): string | null {
  const { study } = sheet;
  const { goal, series, rate } = study;
  if (goal === null) return null;
  const wanted = sheet.value('goal-value', 'Your goal', goal.value, { kind: 'measured', field: 'goal' });
  const last = lastValue(sheet);
  if (goal.kind === 'reached') return `Reached: ${last}, and you wanted ${wanted}.`;
  if (goal.kind === 'past') return `The date for ${wanted} is before your last number, ${last}.`;
  if (goal.kind === 'no-rate') return `From ${last} no growth rate leads to ${wanted}.`;
  const growth = growthText(sheet);
  if (goal.kind === 'open') {
    if (rate === null || rate <= 0) return `At the growth so far ${wanted} is never reached.`;
    const steps = Math.ceil(Math.log(goal.value / study.last) / Math.log1p(rate));
    if (steps > 1200) return `At ${growth} ${wanted} is out of sight.`;
    const ahead = sheet.steps(
      'goal-steps',
      'Until the goal',
      steps,
      inWords('ln(goal / last) / ln(1 + growth), rounded up', 'goal-value', 'last', 'growth'),
    );
    return `At ${growth} you reach ${wanted} in ${ahead}.`;
  }
  const at = series.values.length - 1 + goal.steps;
  const name = monthName(series, at);
  const ahead = sheet.steps('goal-steps', `Until ${fullLabel(series, at)}`, goal.steps, {
    kind: 'measured',
    field: 'goalDate',
  });
  const by = name === null ? `in ${ahead}` : `by ${name}`;
  const needed = neededText(sheet, goal.steps);
  const reached =
    study.outlook.kind === 'forecast' ? study.outlook.forecast.bands[goal.steps - 1] : undefined;
  const leads =
    reached === undefined
      ? ''
      : `, and the forecast says ${sheet.estimate(
          'goal-forecast',
          'Forecast for the date of the goal',
          reached.value,
          inWords('the forecast at that step', 'last'),
          {
            range: { low: reached.low80, high: reached.high80, means: '80% band, from errors in back-tests' },
            period: fullLabel(series, at),
          },
        )}`;
  const done = growth === null ? '' : `; you did ${growth}${leads}`;
  return `${wanted} ${by} needs ${needed}${done}.`;
}

function neededText({ study, writer }: Sheet, steps: number): string {
  const { step } = study.series;
  const unit = step === 'month' ? 'share/month' : 'share';
  const formula = readAs(unit, growthNeeded('goal-value', 'last', steps));
  const figure = writer.derive({
    id: 'needed',
    label: 'Growth the goal needs',
    unit,
    formula,
    also: ['goal-steps'],
  });
  return step === 'month' ? `{{f:${figure}}}` : `{{f:${figure}}} a ${step}`;
}
