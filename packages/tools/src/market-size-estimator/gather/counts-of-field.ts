import type { BuyerCount, FieldFact, Knowledge } from '@slipway/facts';

/** Before the noun, these leave it what it is. */
const plain = String.raw`(?:(?:registered|independent|licensed|craft|retail)\s)?`;
/** Who works somewhere is no place that buys. */
const persons = /(?:ers|ors|ists|ants|ians|lords|paths|men|people|children|students|technicians)$/u;

/**
 * Counts that stand among the facts of a field: "Bakeries in France". Only of this place, and only where the whole trade was counted
 * under its own name, not those that closed or joined something.
 */
export function countsOfField(
  verticalId: string | null,
  place: string,
  { fieldFacts }: Pick<Knowledge, 'fieldFacts'>,
): readonly BuyerCount[] {
  return fieldFacts
    .filter(({ kind, vertical, region }) => kind === 'count' && vertical === verticalId && region === place)
    .filter(isWholeTrade)
    .map(({ id, what, value, unit, region, year, publisher, confidence, checked, vertical }) => ({
      id,
      label: what,
      value: value ?? 0,
      unit,
      region,
      year,
      publisher,
      confidence,
      checked,
      verticals: [vertical],
      aka: [unit],
    }));
}

function isWholeTrade({ what, unit, value }: FieldFact): boolean {
  if (value === null || value < 1 || persons.test(unit) || !/^[\p{L}\s’'-]+s$/u.test(unit)) return false;
  return new RegExp(`^${plain}${unit}(?:\\sin\\s(?!an?\\b)[\\p{L}\\s]+|\\swith payroll)?$`, 'iu').test(what);
}
