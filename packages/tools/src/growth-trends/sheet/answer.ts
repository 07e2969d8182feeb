import type { AnswerBlock, Tone } from '@slipway/report';
import { dayNumber } from '../../fields/shared/days.ts';
import { endOf, fullLabel } from '../study/calendar.ts';
import { points } from '../study/study.ts';
import { goalReason } from './goal.ts';
import { addDoubling, growthText, lastValue, windowText } from './growth.ts';
import { addPoint, methodsText, originsText } from './outlook.ts';
import { inWords, measured, type Sheet } from './sheet.ts';

type Reason = AnswerBlock['reasons'][number];

/** The answer first: is it a trend, what comes next, and what would show that it broke. */
export function answerOf(sheet: Sheet): AnswerBlock {
  const { study } = sheet;
  const { tone, text } = verdictOf(sheet);
  const next = nextOf(sheet);
  const reasons = [goalReason(sheet), paceReason(sheet), forecastReason(sheet), growthReason(sheet)];
  const isAhead = study.outlook.kind === 'forecast';
  return {
    id: 'answer',
    kind: 'answer',
    tone,
    word: null,
    verdict: sheet.say('verdict', text),
    ...(isAhead && {
      big: { label: `Expected in ${fullLabel(study.series, endAt(sheet))}`, figure: 'expected' },
    }),
    dials: [],
    reasons: reasons.filter((reason) => reason !== null).slice(0, 3),
    ...(next && { next }),
  };
}

function endAt({ study }: Sheet): number {
  const horizon = study.outlook.kind === 'forecast' ? study.outlook.horizon : 0;
  return study.series.values.length - 1 + horizon;
}

function verdictOf(sheet: Sheet): { readonly tone: Tone; readonly text: string } {
  const { study, Company } = sheet;
  const { outlook, rate } = study;
  const growth = growthText(sheet);
  const last = lastValue(sheet);
  if (outlook.kind !== 'forecast') return { tone: 'plain', text: shortVerdict(sheet, growth, last) };
  const end = addPoint(sheet);
  const ahead = sheet.steps('horizon', 'Forecast ahead', outlook.asked, {
    kind: 'assumed',
    why: 'As far as the history allows.',
    assumption: 'horizon',
  });
  if (outlook.forecast.isNaive) {
    const isSeason = outlook.forecast.shape.period > 1;
    const what = isSeason ? 'repeating the season around' : 'repeating';
    return {
      tone: 'fair',
      text: `No trend you can bank on: none of ${methodsText(sheet)} beat ${what} ${last}.`,
    };
  }
  const { verb } = sheet;
  const { change, isNoise } = changeAhead(sheet);
  if (isNoise)
    return { tone: 'fair', text: `No trend you can bank on: expect ${end} in ${ahead}, after ${last}.` };
  if (growth === null || rate === null)
    return { tone: 'plain', text: `${Company} ${verb('is', 'are')} at ${last}: expect ${end} in ${ahead}.` };
  const isSame = change * rate > 0 && Math.abs(change) >= Math.abs(rate) / 4;
  if (!isSame)
    return {
      tone: 'fair',
      text: `${Company} ${rate < 0 ? 'fell' : 'grew'} lately, at ${growth}, but it does not last: expect ${end} in ${ahead}.`,
    };
  return rate > 0
    ? {
        tone: 'good',
        text: `${Company} ${verb('grows', 'grow')} ${growth}, and it is a trend: expect ${end} in ${ahead}.`,
      }
    : {
        tone: 'poor',
        text: `${Company} ${verb('shrinks', 'shrink')}, at ${growth}, and it is a trend: expect ${end} in ${ahead}.`,
      };
}

/**
 * Growth a step that the forecast holds, against the last number; with a season, against the same time in the last one. Noise where it
 * is small beside the band.
 */
function changeAhead({ study }: Sheet): { readonly change: number; readonly isNoise: boolean } {
  const { outlook, series, last } = study;
  const end = outlook.kind === 'forecast' ? outlook.forecast.bands.at(-1) : undefined;
  if (outlook.kind !== 'forecast' || !end) return { change: 0, isNoise: true };
  const { bands, shape } = outlook.forecast;
  const seasons = Math.ceil(bands.length / shape.period);
  const back = shape.period > 1 ? seasons * shape.period : bands.length;
  const before =
    (shape.period > 1 ? series.values[series.values.length - 1 + bands.length - back] : null) ?? last;
  const isNoise = Math.abs(end.value - before) < 0.125 * (end.high80 - end.low80);
  return { change: before > 0 && end.value > 0 ? (end.value / before) ** (1 / back) - 1 : 0, isNoise };
}

function shortVerdict(sheet: Sheet, growth: string | null, last: string): string {
  const { study, Company } = sheet;
  const { outlook, known, series } = study;
  const count = sheet.steps('known', 'Numbers given', known, measured);
  if (outlook.kind === 'none' && outlook.why === 'flat')
    return `${Company} ${sheet.verb('is', 'are')} flat: ${last} in each of ${count}.`;
  if (outlook.kind === 'none' && outlook.why === 'gaps') {
    const open = sheet.steps('open', 'Without a number', study.open, measured);
    return `No forecast: ${open} of the history are open, and ${last} is the last number.`;
  }
  const first = study.series.values.find((value) => value !== null) ?? 0;
  const from = sheet.value('first', 'First number', first, measured, { period: fullLabel(series, 0) });
  const so =
    growth === null
      ? `${Company} went from ${from} to ${last}`
      : `${Company} grew ${growth} so far, to ${last}`;
  return known < points.scenarios
    ? `${so}: an early direction, no forecast.`
    : `${so}: ${count} give scenarios, not a forecast.`;
}

function growthReason(sheet: Sheet): Reason | null {
  const growth = growthText(sheet);
  if (growth === null) return belowZeroReason(sheet);
  const doubling = addDoubling(sheet);
  const isSoon = (sheet.study.rate ?? 0) > 0.01;
  const rest = doubling === null || !isSoon ? '' : `; at that pace it doubles in {{f:${doubling}}}`;
  return {
    label: 'Growth',
    statement: sheet.say('growth-reason', `${sentence(growth)} over the last ${windowText(sheet)}${rest}.`),
  };
}

/** Where numbers fall below zero a rate would mislead: the difference is shown. */
function belowZeroReason(sheet: Sheet): Reason | null {
  const { growth, series } = sheet.study;
  const below = series.values.filter((value) => value !== null && value < 0).length;
  if (below === 0) return null;
  const count = sheet.steps('below', 'Below zero', below, measured);
  const from = sheet.value('growth-from', 'Where the window begins', growth.first, measured, {
    period: fullLabel(series, growth.from),
  });
  return {
    label: 'Change',
    statement: sheet.say(
      'below-zero',
      `From ${from} to ${lastValue(sheet)}; with ${count} below zero a growth rate would mislead.`,
    ),
  };
}

/** A change of pace first; else whether the gain came in one leap or step by step. */
function paceReason(sheet: Sheet): Reason | null {
  const { pace, rise, series } = sheet.study;
  if (pace !== null && Math.abs(pace.after - pace.before) > 0.005) {
    const before = sheet.rate(
      'pace-before',
      'Growth before the change',
      pace.before,
      inWords('mean of ln growth before', 'last'),
    );
    const after = sheet.rate(
      'pace-after',
      'Growth since the change',
      pace.after,
      inWords('mean of ln growth since', 'last'),
    );
    return {
      label: pace.after > pace.before ? 'Faster' : 'Slower',
      statement: sheet.say(
        'pace',
        `The pace changed ${sheet.when('pace-ago', pace.at)}: ${before} before, ${after} since.`,
      ),
    };
  }
  if (rise === null || (!rise.isSpike && rise.ups < 0.6 * rise.steps)) return null;
  const share = (value: number) =>
    `{{f:${sheet.writer.figure({
      id: 'leap',
      label: 'Share of the gain in one step',
      value,
      unit: 'share',
      provenance: inWords('largest step up / all steps up, over the window', 'last'),
    })}}}`;
  const window = windowText(sheet);
  if (rise.isSpike)
    return {
      label: 'Spike',
      statement: sheet.say(
        'spike',
        `${sentence(share(rise.largest.share))} of the gain over ${window} came ${sheet.when('leap-ago', rise.largest.at)}, in one ${series.step}.`,
      ),
    };
  const ups = `{{f:${sheet.writer.figure({ id: 'ups', label: 'Steps up', value: rise.ups, unit: 'count', provenance: measured })}}}`;
  return {
    label: 'Slope',
    statement: sheet.say(
      'slope',
      `It rose in ${ups} of the last ${window}; the largest step made ${share(rise.largest.share)} of the gain.`,
    ),
  };
}

function forecastReason(sheet: Sheet): Reason | null {
  const { outlook } = sheet.study;
  if (outlook.kind !== 'forecast' || outlook.forecast.isNaive) return null;
  const lead = `{{f:${sheet.writer.figure({
    id: 'lead',
    label: 'Less error than the last value',
    value: 1 - outlook.forecast.error,
    unit: 'share',
    provenance: inWords('1 − mean error of the forecast / mean error of the last value', 'origins'),
  })}}}`;
  const season = outlook.forecast.shape.period > 1 ? ' and its season' : '';
  return {
    label: 'Tested',
    statement: sheet.say(
      'tested',
      `${lead} less error than repeating the last number${season}, in ${originsText(sheet)} on your past.`,
    ),
  };
}

function nextOf(sheet: Sheet): AnswerBlock['next'] | null {
  const { study, basis } = sheet;
  const { outlook, series, known } = study;
  const { step } = series;
  const days = dayNumber(endOf(series, series.values.length)) - dayNumber(basis.asOf) + 3;
  const dueDays = Math.min(90, Math.max(7, days));
  if (outlook.kind === 'forecast') {
    const first = outlook.forecast.bands[0];
    if (!first) return null;
    const at = series.values.length;
    const low = sheet.value(
      'tripwire',
      'Lower end of the next step',
      first.low80,
      inWords('lower end of the band that holds four of five', 'origins'),
      {
        period: fullLabel(series, at),
      },
    );
    const high = sheet.value(
      'surprise',
      'Upper end of the next step',
      first.high80,
      inWords('upper end of the band that holds four of five', 'origins'),
      {
        period: fullLabel(series, at),
      },
    );
    const name = fullLabel(series, at).split(' ')[0] ?? '';
    const next = step === 'month' ? name : `the next ${step}`;
    return outlook.forecast.isNaive
      ? {
          do: sheet.say('next', `Plan on ${lastValue(sheet)}, with no growth in the budget.`),
          passes: sheet.say(
            'passes',
            `${sentence(next)} stays within ${low} to ${high}; two in a row above it would be a trend.`,
          ),
          dueDays,
        }
      : {
          do: sheet.say('next', `Hold ${next} against the forecast of {{f:step-1-value}}.`),
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

/** A figure may begin a sentence; a word must be capital. */
function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
