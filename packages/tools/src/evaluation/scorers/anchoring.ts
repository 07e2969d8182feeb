import { type Evidence, listBlockStatements, listPlaceholders, type Report } from '@slipway/report';
import type { AnyInput } from '../../field.ts';

export interface Anchoring {
  readonly statements: number;
  /** Ids of those that hang on nothing. */
  readonly loose: readonly string[];
}

/** A statement is tied to a slot by the founder's own words, to the niche or a fact by a source, or to a figure. */
export function anchoring(report: Report, input: AnyInput): Anchoring {
  const claims = report.blocks
    .flatMap(listBlockStatements)
    // A question asked back claims nothing, wherever it stands.
    .filter(({ text }) => !text.trim().endsWith('?'));
  const typed = JSON.stringify(input);
  const loose = claims.filter(
    ({ text, evidence }) =>
      !listPlaceholders(text).some((id) => Object.hasOwn(report.figures, id)) &&
      !evidence.some((one) => holds(one, report, typed)),
  );
  return { statements: claims.length, loose: loose.map(({ id }) => id) };
}

function holds(evidence: Evidence, report: Report, typed: string): boolean {
  switch (evidence.kind) {
    case 'figure':
      return Object.hasOwn(report.figures, evidence.id);
    case 'source':
      return Object.hasOwn(report.sources, evidence.id);
    case 'said':
      return typed.includes(JSON.stringify(evidence.quote).slice(1, -1));
  }
}
