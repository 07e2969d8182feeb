import fc from 'fast-check';

export function anyNumber(min: number, max: number, isWhole: boolean): fc.Arbitrary<number> {
  const ends = fc.constantFrom(min, max, ...[0, 1].filter((value) => value >= min && value <= max));
  const usual = isWhole
    ? fc.integer({ min: Math.max(min, -1e9), max: Math.min(max, 1e9) })
    : fc.double({ min, max: Math.min(max, 1e6), noNaN: true }).map(asTyped);
  return fc.oneof({ weight: 1, arbitrary: ends }, { weight: 5, arbitrary: usual });
}

/** As people type numbers: at most six places behind the point. */
function asTyped(value: number): number {
  return Number(value.toFixed(6));
}
