/** Whether growth compounds: changes that keep their size in percent and not in units. Then forecasts are made on logarithms. */
export function isCompound(values: readonly number[]): boolean {
  if (values.length < 6 || values.some((value) => value <= 0)) return false;
  const logs = values.map(Math.log);
  const range = Math.max(...logs) - Math.min(...logs);
  // From next to nothing to something is no growth that could go on.
  if (range < Math.log(1.5) || range > Math.log(1e6)) return false;
  return unevenness(logs) < unevenness(values);
}

/** How much the size of the changes differs between the low and the high half of the values. */
function unevenness(values: readonly number[]): number {
  const steps = values.slice(1).map((value, at) => ({
    level: value + (values[at] ?? 0),
    size: Math.abs(value - (values[at] ?? 0)),
  }));
  const sorted = steps.toSorted((a, b) => a.level - b.level);
  const half = Math.floor(sorted.length / 2);
  const mean = (part: typeof steps) =>
    part.reduce((total, { size }) => total + size, 0) / Math.max(1, part.length) + 1e-12;
  return Math.abs(Math.log(mean(sorted.slice(half)) / mean(sorted.slice(0, half))));
}
