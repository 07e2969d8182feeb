import type { Fact } from '../read/facts/fact.ts';
import { isCurrency } from '../read/round-sum.ts';
import type { OwnFacts } from './idea-profile.ts';
import { kindsOf } from './own-facts.ts';

/** What the text says for sure, with what the founder confirmed or struck in place of it. */
export function listNumbers(facts: readonly Fact[], own: OwnFacts, text: string): readonly Fact[] {
  const answered = (Object.keys(kindsOf) as (keyof OwnFacts)[]).filter(
    (slot) => own[slot].standing === 'confirmed',
  );
  const struck = new Set(answered.flatMap((slot) => kindsOf[slot]));
  const typed = answered.flatMap((slot) => own[slot].value ?? []);
  const sure = facts.filter((fact) => fact.sure && !struck.has(fact.kind));
  // Said twice, a sum is placed where one of the two is.
  const placed = new Set(
    [...sure.filter(({ kind }) => kind !== 'unplaced'), ...typed].map(({ value }) => value),
  );
  const doubtful = facts
    .filter(({ sure, kind, currency }) => !sure && !struck.has(kind) && isCurrency(currency ?? ''))
    .map((fact): Fact => (fact.kind === 'unplaced' ? fact : { ...fact, kind: 'unplaced', guess: fact.kind }));
  const open = [...sure.filter(({ kind }) => kind === 'unplaced'), ...doubtful].filter(
    ({ value, isConfirmed }) => isConfirmed === true || !placed.has(value),
  );
  return [...sure.filter(({ kind }) => kind !== 'unplaced'), ...open, ...typed].map((fact) =>
    fact.words.to === 0
      ? fact
      : {
          ...fact,
          quote: text.slice(fact.words.from, fact.words.to).replace(/^[\s,;:–—]+|[\s,;:–—]+$/gu, ''),
        },
  );
}
