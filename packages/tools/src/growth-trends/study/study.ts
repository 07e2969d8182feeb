import {
  type Forecast,
  fillGaps,
  findSeason,
  findSpikes,
  forecastSeries,
  isSeasonal,
  seasonStrength,
  withoutSeason,
} from '@slipway/stats';
import type { Assumptions } from '../../field.ts';
import type { Series } from '../../fields/series/field.ts';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';
import { endOf, seasonOf, startOf, stepsPerYear, stepsUntil, usualWindow } from './calendar.ts';
import { type Diffusion, diffusionOf } from './diffusion.ts';
import { type Goal, goalOf } from './goal.ts';
import { type Growth, growthOver } from './growth.ts';
import type { Lead } from './lead.ts';
import { type Beside, besideMarket, isCoarser } from './market.ts';
import { type Measure, measureOf, measureOfMarket } from './measure.ts';
import { type Movements, movementsOf } from './movements.ts';
import { listPaceChanges, type PaceChange, type Rise, riseOf } from './pace.ts';

/** Points that unlock each kind of answer (metrics reference, C8). */
export const points = { scenarios: 6, forecast: 12, long: 24 } as const;
/** More open than this, and nothing is forecast. */
const mostOpen = 0.2;
/** A last number older than this is not today's (metrics reference, C8); a weekend or two are no reason. */
const oldAfter = { day: 7, week: 2, month: 2 } as const;

type Outlook =
  | {
      readonly kind: 'forecast';
      readonly forecast: Forecast;
      readonly horizon: number;
      /** As it is shown: whole steps are counted. */ readonly asked: number;
      readonly horizonMax: number;
    }
  /** Half, the same and a quarter more of the growth so far, for three steps. */
  | { readonly kind: 'scenarios'; readonly growth: number }
  | { readonly kind: 'none'; readonly why: 'short' | 'gaps' | 'flat' | 'no-rate' | 'old' };

export interface Study {
  readonly input: Input;
  readonly lead: Lead;
  readonly measure: Measure;
  /** As counted with: without what was left out. */
  readonly series: Series;
  /** Numbers that there are, and periods from the first to the last. */
  readonly known: number;
  readonly open: number;
  /** Gaps filled and season taken out. */
  readonly plain: readonly number[];
  readonly season: {
    readonly factors: readonly number[];
    readonly isMultiplied: boolean;
    readonly strength: number;
  } | null;
  readonly last: number;
  /** How far back growth is measured, where the founder said so. */
  readonly window: { readonly own: number | null };
  readonly growth: Growth;
  /** Growth a step; null where it would mislead. */
  readonly rate: number | null;
  /** Oldest first. */
  readonly paces: readonly PaceChange[];
  readonly rise: Rise | null;
  /** Places of single odd values, and whether they were left out. */
  readonly spikes: readonly number[];
  readonly isWithoutSpikes: boolean;
  /** The last period was still running on the day of the run. */
  readonly unfinished: { readonly isLeftOut: boolean; readonly isOwn: boolean } | null;
  /** Periods between the last number and the day of the run, where they are too many to forecast from. */
  readonly old: { readonly age: number; readonly isOwn: boolean } | null;
  readonly outlook: Outlook;
  readonly goal: Goal | null;
  readonly diffusion: Diffusion | null;
  readonly movements: Movements | null;
  readonly market: {
    readonly name: string | null;
    readonly beside: Beside | null;
    readonly isFound: boolean;
    /** By longer steps than the founder's own. */
    readonly isCoarse: boolean;
  } | null;
}

export function study(input: Input, lead: Lead, { asOf, views }: Basis): Study {
  const given = lead.series;
  const isOwn = lead.kind === 'own';
  const measure = isOwn ? measureOf(input) : measureOfMarket[lead.kind];
  const own = input.assumptions ?? {};
  const { series: whole, unfinished } = cutUnfinished(given, measure, asOf, own.unfinished);
  const spikes = findSpikes(fillGaps(whole.values)).filter((at) => whole.values[at] !== null);
  const isWithoutSpikes = own.spikes === 'leave-out' && spikes.length > 0;
  const series = isWithoutSpikes ? without(whole, spikes) : whole;
  const filled = fillGaps(series.values);
  const period = seasonOf[series.step];
  const found = isSeasonal(filled, period) ? findSeason(filled, period) : null;
  const plain = found ? withoutSeason(filled, found) : filled;
  const steps =
    typeof own.window === 'number'
      ? Math.max(1, Math.round(own.window))
      : found
        ? yearOr(series)
        : usualWindow[series.step];
  const growth = growthOver(series.values, plain, steps);
  const isBelowZero = series.values.some((value) => value !== null && value < 0);
  const rate = isBelowZero ? null : rateOf(series.step, growth);
  const last = series.values.findLast((value) => value !== null) ?? 0;
  const known = series.values.filter((value) => value !== null).length;
  // A goal and who left are the founder's: a market has neither.
  const goal = isOwn ? goalOf(input, series, last) : null;
  const age = stepsUntil(series, asOf);
  const old = age > oldAfter[series.step] ? { age, isOwn: own.old !== undefined } : null;
  const beside = input.market ?? (views?.kind === 'found' ? views.series : null);
  const other = isOwn ? beside : null;
  return {
    input,
    lead,
    measure,
    series,
    known,
    open: series.values.length - known,
    plain,
    season: found && { ...found, strength: seasonStrength(filled, period) },
    last,
    window: { own: typeof own.window === 'number' ? own.window : null },
    growth,
    rate,
    paces: listPaceChanges(plain),
    rise: riseOf(plain, growth.from, growth.to),
    spikes,
    isWithoutSpikes,
    unfinished,
    old,
    outlook: outlookOf(series, known, rate, own, goal, old !== null && own.old !== 'forecast'),
    goal,
    diffusion: isOwn ? diffusionOf(input, plain, last) : null,
    movements: isOwn ? movementsOf(input) : null,
    market: other
      ? {
          name: input.topic ?? null,
          beside: besideMarket(series, other),
          isFound: input.market === undefined,
          isCoarse: isCoarser(other, series),
        }
      : null,
  };
}

function outlookOf(
  series: Series,
  known: number,
  rate: number | null,
  own: Assumptions,
  goal: Goal | null,
  isOld: boolean,
): Outlook {
  const { step, values } = series;
  const isFlat = new Set(values.filter((value) => value !== null)).size < 2;
  if (known < points.scenarios) return { kind: 'none', why: 'short' };
  if (isFlat) return { kind: 'none', why: 'flat' };
  if (1 - known / values.length > mostOpen) return { kind: 'none', why: 'gaps' };
  if (known < points.forecast)
    return rate === null ? { kind: 'none', why: 'no-rate' } : { kind: 'scenarios', growth: rate };
  if (isOld) return { kind: 'none', why: 'old' };
  const horizonMax = horizons[step][known < points.long ? 'short' : 'long'];
  const toGoal = goal?.kind === 'dated' && goal.steps <= horizonMax ? goal.steps : 0;
  const wanted = typeof own.horizon === 'number' ? own.horizon : Math.max(usualHorizon[step], toGoal);
  const asked = Math.min(horizonMax, Math.max(1, wanted));
  const horizon = Math.round(asked);
  const forecast = forecastSeries(values, { horizon, period: seasonOf[step] });
  return forecast
    ? { kind: 'forecast', forecast, horizon, asked, horizonMax }
    : { kind: 'none', why: 'short' };
}

const horizons = {
  day: { short: 7, long: 28 },
  week: { short: 6, long: 13 },
  month: { short: 6, long: 12 },
} as const;
const usualHorizon = { day: 28, week: 13, month: 6 } as const;

/** A number that happens in a period is too small while the period runs. */
function cutUnfinished(series: Series, measure: Measure, asOf: string, own: unknown) {
  const last = series.values.length - 1;
  const isRunning = series.step !== 'day' && startOf(series, last) <= asOf && asOf < endOf(series, last);
  const before = series.values.slice(0, -1).findLastIndex((value) => value !== null);
  if (!isRunning || before < 2) return { series, unfinished: null };
  const isLeftOut = own === undefined ? measure.isFlow : own === 'leave-out';
  return {
    series: isLeftOut ? { ...series, values: series.values.slice(0, before + 1) } : series,
    unfinished: { isLeftOut, isOwn: own !== undefined },
  };
}

/** Between the ends for months; by the slope for weeks and days, where one end is noise. */
function rateOf(step: Series['step'], { compound, slope }: Growth): number | null {
  return step === 'month' ? (compound ?? slope) : (slope ?? compound);
}

/** With a season, growth is measured over whole seasons. */
function yearOr({ step, values }: Series): number {
  return step === 'day' || values.length <= stepsPerYear[step] ? usualWindow[step] : stepsPerYear[step];
}

function without(series: Series, places: readonly number[]): Series {
  return { ...series, values: series.values.map((value, at) => (places.includes(at) ? null : value)) };
}
