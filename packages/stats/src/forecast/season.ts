interface Season {
  readonly period: number;
  readonly isMultiplied: boolean;
  /** By place in the series from its first value: multiplied or added. */
  readonly factors: readonly number[];
}

/**
 * Classical decomposition: the mean ratio (or distance) to a centred moving mean, evened out to 1 (or 0), and drawn towards that as
 * far as chance alone would make such means differ (James and Stein 1961; Miller and Williams 2003 for seasons).
 */
export function findSeason(values: readonly number[], period: number): Season {
  const isMultiplied = values.every((value) => value > 0);
  const groups = offTrend(values, period, isMultiplied);
  const raw = groups.map((list) => trimmedMean(list) ?? 0);
  const mean = raw.reduce((total, value) => total + value, 0) / period;
  const kept = Math.max(0, 1 - Math.max(0, period - 3) / (period - 1) / Math.max(1e-9, fRatio(groups)));
  const evened = raw.map((value) => (value - mean) * kept);
  return { period, isMultiplied, factors: isMultiplied ? evened.map((value) => 1 + value) : evened };
}

export function withoutSeason(
  values: readonly number[],
  { period, isMultiplied, factors }: Season,
): number[] {
  return values.map((value, at) => {
    const factor = factors[at % period] ?? 0;
    return isMultiplied ? value / factor : value - factor;
  });
}

/** Forecasts that begin after the last of `length` values. */
export function withSeason(
  forecasts: readonly number[],
  length: number,
  { period, isMultiplied, factors }: Season,
): number[] {
  return forecasts.map((value, index) => {
    const factor = factors[(length + index) % period] ?? 0;
    return isMultiplied ? value * factor : value + factor;
  });
}

/**
 * Whether the places of the season differ by more than chance gives in one of a hundred series: analysis of variance of the
 * distances to the trend. Needs two whole seasons.
 */
export function isSeasonal(values: readonly number[], period: number): boolean {
  if (period < 2 || values.length < 2 * period + 2) return false;
  const groups = offTrend(
    values,
    period,
    values.every((value) => value > 0),
  );
  const count = groups.reduce((total, list) => total + list.length, 0);
  return normalOfF(fRatio(groups), period - 1, count - period) > 2.33;
}

/** Of what is left without the trend, the share that the season explains: 0 to 1. Over 0.64 counts as seasonal in R's nsdiffs. */
export function seasonStrength(values: readonly number[], period: number): number {
  const season = findSeason(values, period);
  const trend = movingMean(withoutSeason(values, season), period);
  const parts = values.flatMap((value, at) => {
    const middle = trend[at];
    if (middle === null || middle === undefined) return [];
    const factor = season.factors[at % period] ?? 0;
    const rest = season.isMultiplied ? value / (middle * factor) - 1 : value - middle - factor;
    const both = season.isMultiplied ? value / middle - 1 : value - middle;
    return [{ rest, both }];
  });
  const of = (key: 'rest' | 'both') => variance(parts.map((part) => part[key]));
  const whole = of('both');
  return whole === 0 ? 0 : Math.max(0, 1 - of('rest') / whole);
}

/** Null where the window does not fit. */
function movingMean(values: readonly number[], period: number): (number | null)[] {
  const half = Math.floor(period / 2);
  const isEven = period % 2 === 0;
  return values.map((_, at) => {
    if (at < half || at + half >= values.length) return null;
    let total = 0;
    for (let place = at - half; place <= at + half; place++) {
      const weight = isEven && (place === at - half || place === at + half) ? 0.5 : 1;
      total += weight * (values[place] ?? 0);
    }
    return total / period;
  });
}

/** Without the highest and the lowest where there are enough: one odd year is no season. */
function trimmedMean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const kept = sorted.length >= 5 ? sorted.slice(1, -1) : sorted;
  return kept.reduce((total, value) => total + value, 0) / kept.length;
}

/** By place in the season: how far each value is from the trend. */
function offTrend(values: readonly number[], period: number, isMultiplied: boolean): number[][] {
  const trend = movingMean(values, period);
  const groups: number[][] = Array.from({ length: period }, () => []);
  values.forEach((value, at) => {
    const middle = trend[at];
    if (middle === null || middle === undefined) return;
    groups[at % period]?.push(isMultiplied ? value / middle - 1 : value - middle);
  });
  return groups;
}

/** Between the groups against within them. */
function fRatio(groups: readonly (readonly number[])[]): number {
  const all = groups.flat();
  const mean = all.reduce((total, value) => total + value, 0) / Math.max(1, all.length);
  let between = 0;
  let within = 0;
  for (const list of groups) {
    const own = list.reduce((total, value) => total + value, 0) / Math.max(1, list.length);
    between += list.length * (own - mean) ** 2;
    for (const value of list) within += (value - own) ** 2;
  }
  const freedom = all.length - groups.length;
  if (freedom < 1 || between === 0) return 0;
  return between / (groups.length - 1) / (within / freedom + 1e-12 * between);
}

/** Paulson 1942: the normal quantile of an F ratio. */
function normalOfF(ratio: number, first: number, second: number): number {
  if (first < 1 || second < 1) return 0;
  const root = Math.cbrt(ratio);
  const a = 2 / (9 * first);
  const b = 2 / (9 * second);
  return ((1 - b) * root - (1 - a)) / Math.sqrt(b * root * root + a);
}

function variance(values: readonly number[]): number {
  const mean = values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
  return values.reduce((total, value) => total + (value - mean) ** 2, 0) / Math.max(1, values.length);
}
