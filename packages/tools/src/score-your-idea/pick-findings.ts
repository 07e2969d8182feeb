import { type Finding, type FindingKind, type Findings, isPrintable, withMove } from '@slipway/analyst';
import type { FindingsBlock } from '@slipway/report';

/** Hands out each finding once: what is a reason is not said again below. */
export interface FindingPicker {
  take(kind: FindingKind, most: number, isFolded?: boolean): readonly Finding[];
  /** What holds for every business of the kind stands only where it is folded away. */
  rows(kinds: readonly (readonly [FindingKind, number])[], isFolded?: boolean): FindingsBlock['rows'];
}

/** `step`: what to do next, if it stands above; a note that ends in it is not said again. */
export function createPicker(findings: Findings, used: readonly Finding[], step?: string): FindingPicker {
  const said = new Set(used.map(({ statement }) => statement.text));
  const take = (kind: FindingKind, most: number, isFolded = false): readonly Finding[] => {
    const picked = findings[kind]
      .filter((finding) => isPrintable(finding) && !said.has(finding.statement.text))
      .filter(
        ({ isGeneral, move }) => (isFolded || isGeneral !== true) && (step === undefined || move !== step),
      )
      .slice(0, most);
    for (const { statement } of picked) said.add(statement.text);
    return picked;
  };
  // What a niche and a business model say under one label stands in one row.
  const group = (picked: readonly Finding[]): FindingsBlock['rows'] =>
    [...Map.groupBy(picked, ({ label }) => label)].flatMap(([label, [first, ...rest]]) =>
      first === undefined ? [] : [{ label, statements: [withMove(first), ...rest.map(withMove)] as const }],
    );
  return {
    take,
    rows: (kinds, isFolded) => group(kinds.flatMap(([kind, most]) => take(kind, most, isFolded))),
  };
}
