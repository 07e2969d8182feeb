import type { MethodologyOverview } from '@slipway/contracts';
import { type FieldFact, listSpreads, type Spread } from '@slipway/knowledge';
import type { Held } from './held-fact.ts';
import type { Holdings } from './holdings.ts';

const grades = ['high', 'medium', 'low'] as const;

/**
 * One specimen a grade, all of one field: `first` if it has them, else the next that does. A high one has been checked and the
 * others are recalled, so that the examples show what the grades mean.
 */
export function chooseExamples({ all }: Holdings, first: string | null): Held['fact'][] {
  const fields = new Set([...(first === null ? [] : [first]), ...all.flatMap(({ fields: of }) => of)]);
  for (const field of fields) {
    const own = all.filter(({ fields: of }) => of.includes(field));
    const specimens = listSpecimens(own);
    if (specimens.length === grades.length) return specimens;
  }
  return [];
}

/** Of different publishers, so that a grade is not taken for a publisher's. */
function listSpecimens(own: readonly Held[]): Held['fact'][] {
  const chosen: Held['fact'][] = [];
  for (const grade of grades) {
    const seen = new Set(chosen.map(({ publisher }) => firstWord(publisher)));
    const next = own.find((held) => isSpecimen(held, grade) && !seen.has(firstWord(held.fact.publisher)));
    if (next) chosen.push(next.fact);
  }
  return chosen;
}

function firstWord(text: string): string {
  return text.split(/\W/u)[0] ?? text;
}

function isSpecimen({ fact }: Held, grade: (typeof grades)[number]): boolean {
  return (
    fact.confidence === grade &&
    fact.checked === (grade === 'high') &&
    (grade === 'high' || fact.kind === 'trade') &&
    fact.figure !== null &&
    !fact.isRule
  );
}

/** The spread to draw: nobody in it is graded low, most publishers first, then the widest. */
export function chooseSpread(
  facts: readonly FieldFact[],
  { byId }: Holdings,
): { readonly count: number; readonly example: MethodologyOverview['spread'] } {
  const spreads = listSpreads(facts);
  const firm = spreads.filter(({ members }) => members.every(({ confidence }) => confidence !== 'low'));
  const [widest] = firm.toSorted(
    (a, b) => b.members.length - a.members.length || widthOf(b) - widthOf(a) || compare(a.subject, b.subject),
  );
  if (widest === undefined) return { count: spreads.length, example: null };
  const members = widest.members
    .flatMap(({ id, value }) => {
      const held = byId.get(id);
      return held && value !== null ? [{ ...held.fact, value }] : [];
    })
    .toSorted((a, b) => a.value - b.value);
  return { count: spreads.length, example: { what: widest.members[0]?.what ?? '', members } };
}

function widthOf({ low, high }: Spread): number {
  return low > 0 ? high / low : 0;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
