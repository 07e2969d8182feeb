import type { Fact } from '../read/facts/fact.ts';
import type { OwnFacts } from './idea-profile.ts';
import { kindsOf } from './own-facts.ts';

/** What the text says for sure, with what the founder confirmed or struck in place of it. */
export function listNumbers(facts: readonly Fact[], own: OwnFacts, text: string): readonly Fact[] {
  const answered = (Object.keys(kindsOf) as (keyof OwnFacts)[]).filter(
    (slot) => own[slot].standing === 'confirmed',
  );
  const struck = new Set(answered.flatMap((slot) => kindsOf[slot]));
  const typed = answered.flatMap((slot) => own[slot].value ?? []);
  return [...facts.filter(({ kind, sure }) => sure && !struck.has(kind)), ...typed].map((fact) =>
    fact.words.to === 0
      ? fact
      : {
          ...fact,
          quote: text.slice(fact.words.from, fact.words.to).replace(/^[\s,;:–—]+|[\s,;:–—]+$/gu, ''),
        },
  );
}
