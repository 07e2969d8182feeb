import type { AnswerBlock } from '@slipway/report';
import { dayNumber } from '../../fields/shared/days.ts';
import { endOf, fullLabel } from '../study/calendar.ts';
import { points } from '../study/study.ts';
import { lastValue } from './growth.ts';
import { inWords, type Sheet } from './sheet.ts';

/** What to hold the next number against, fixed beforehand; with a short history, what to add. */
export function nextOf(sheet: Sheet): AnswerBlock['next'] | null {
  const { study, basis } = sheet;
  const { outlook, series, known } = study;
  const { step } = series;
  const days = dayNumber(endOf(series, series.values.length)) - dayNumber(basis.asOf) + 3;
  const dueDays = Math.min(90, Math.max(7, days));
  if (outlook.kind === 'forecast') {
    const first = outlook.forecast.bands[0];
    if (!first) return null;
    const at = series.values.length;
    const end = (id: string, side: string, value: number) =>
      sheet.estimate(
        id,
        `${side} end of the next step`,
        value,
        inWords('end of the band that holds four of five', 'origins'),
        { period: fullLabel(series, at) },
      );
    const low = end('tripwire', 'Lower', first.low80);
    const high = end('surprise', 'Upper', first.high80);
    const name = fullLabel(series, at).split(' ')[0] ?? '';
    const next = step === 'month' ? name : `the next ${step}`;
    return outlook.forecast.isNaive
      ? {
          do: sheet.say(
            'next',
            study.lead.kind === 'own'
              ? `Plan on ${lastValue(sheet)}, with no growth in the budget.`
              : `Plan without growth of the market: it repeats ${lastValue(sheet)}.`,
          ),
          passes: sheet.say(
            'passes',
            `${step === 'month' ? name : `The next ${step}`} stays within ${low} to ${high}; two in a row above it would be a trend.`,
          ),
          dueDays,
        }
      : {
          do: sheet.say('next', `Compare ${next} with the forecast of {{f:step-1-value}}.`),
          passes: sheet.say('passes', `It comes in at ${low} or more; below that, something has changed.`),
          dueDays,
        };
  }
  const goal = known < points.scenarios ? points.scenarios : points.forecast;
  if (known >= goal) return null;
  const more = sheet.steps('more', 'Still needed', goal - known, {
    kind: 'assumed',
    why: 'With fewer, a forecast says nothing that the last number does not.',
  });
  return {
    do: sheet.say(
      'next',
      `Add ${more}: then this sheet gives ${goal === points.forecast ? 'a tested forecast' : 'scenarios'}.`,
    ),
    dueDays,
  };
}
