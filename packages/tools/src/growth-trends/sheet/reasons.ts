import type { AnswerBlock } from '@slipway/report';
import { fullLabel, stepsPerYear } from '../study/calendar.ts';
import { addDoubling, addYearly, growthText, lastValue, windowText } from './growth.ts';
import { originsText } from './outlook.ts';
import { inWords, type Sheet } from './sheet.ts';
import { hasNoTrend } from './verdict.ts';

type Reason = AnswerBlock['reasons'][number];

export function growthReason(sheet: Sheet): Reason | null {
  const growth = growthText(sheet);
  if (growth === null) return belowZeroReason(sheet);
  const doubling = hasNoTrend(sheet) ? null : addDoubling(sheet);
  const isSoon = (sheet.study.rate ?? 0) > 0.01;
  const rest = doubling === null || !isSoon ? '' : `; at that pace it doubles in {{f:${doubling}}}`;
  return {
    label: 'Growth',
    statement: sheet.say('growth-reason', `${growth} over the last ${windowText(sheet)}${rest}.`),
  };
}

/** Where numbers fall below zero a rate would mislead: the difference is shown. */
function belowZeroReason(sheet: Sheet): Reason | null {
  const { growth, series } = sheet.study;
  const below = series.values.filter((value) => value !== null && value < 0).length;
  if (below === 0) return null;
  const count = sheet.steps('below', 'Below zero', below, sheet.given);
  const from = sheet.value('growth-from', 'Where the window begins', growth.first, sheet.given, {
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
export function paceReason(sheet: Sheet): Reason | null {
  const { paces, rise, series } = sheet.study;
  const pace = paces.at(-1);
  if (pace !== undefined && Math.abs(pace.after - pace.before) > 0.005) {
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
        `The pace changed ${sheet.when('pace-ago', pace.at)}: ${before} before, ${after} since.${earlierText(sheet)}`,
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
        `${share(rise.largest.share)} of the gain over ${window} came ${sheet.when('leap-ago', rise.largest.at)}, in one ${series.step}.`,
      ),
    };
  const ups = `{{f:${sheet.writer.figure({ id: 'ups', label: 'Steps up', value: rise.ups, unit: 'count', provenance: sheet.given })}}}`;
  return {
    label: 'Slope',
    statement: sheet.say(
      'slope',
      `It rose in ${ups} of the last ${window}; the largest step made ${share(rise.largest.share)} of the gain.`,
    ),
  };
}

/** Changes before the last, newest first. */
function earlierText(sheet: Sheet): string {
  const earlier = sheet.study.paces.slice(0, -1).toReversed();
  return earlier
    .map(({ at, before }, index) => {
      const rate = sheet.rate(
        `pace-earlier-${index}`,
        'Growth before an earlier change',
        before,
        inWords('mean of ln growth until then', 'last'),
      );
      return ` Until ${sheet.when(`pace-earlier-${index}-ago`, at).replace(/^in /u, '')} it was ${rate}.`;
    })
    .join('');
}

export function forecastReason(sheet: Sheet): Reason | null {
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
      `${lead} less error than repeating the last number${season}, in ${originsText(sheet)} on ${sheet.whose} past.`,
    ),
  };
}

/** A year in which much was gained, and no trend all the same: both are true, and the reader is told why. */
export function yearReason(sheet: Sheet): Reason | null {
  const { outlook, series } = sheet.study;
  if (outlook.kind !== 'forecast' || !outlook.forecast.isNaive) return null;
  const figure = addYearly(sheet);
  const last = series.values.at(-1) ?? 0;
  const before = series.values[series.values.length - 1 - stepsPerYear[series.step]] ?? 0;
  if (figure === null || Math.abs(last / before - 1) < 0.1) return null;
  return {
    label: 'Past year',
    statement: sheet.say(
      'past-year',
      `Growth of {{f:${figure}}} up to now. Forecasts that carried it on missed by more, in ${originsText(sheet)} on ${sheet.whose} past.`,
    ),
  };
}
