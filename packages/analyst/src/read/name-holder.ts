import type { Fact } from './facts/fact.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Language } from './parse-text.ts';
import type { ParsedText } from './party-features.ts';
import { nameOf } from './party-names.ts';
import type { Slot } from './reading.ts';
import { isPlural, singular } from './word-forms.ts';

/** "the owner" says nobody in particular: owners of what stands in the text ("owners of sailing boats"). */
export function nameHolder(
  slot: Slot<string> | null,
  parsed: ParsedText,
  facts: readonly Fact[],
  { classes, parties }: Pick<Language, 'classes' | 'parties'>,
): Slot<string> | null {
  if (slot === null) return null;
  const isOf = (kind: string, noun: string): boolean =>
    classes.parties.get(singular(noun))?.has(kind) === true;
  const isHeld = (noun: string, holder: string): boolean => {
    if (isOf('parent', holder)) return isOf('child', noun);
    const { kind } = parties(noun);
    return kind !== 'person' && kind !== 'child' && kind !== 'kin';
  };
  const name = (holder: string): string => {
    if (holder.includes(' ') || !(isOf('leader', holder) || isOf('parent', holder))) return holder;
    const held = findHeld(parsed, facts, slot.words[0]?.from ?? 0, (noun) => isHeld(noun, holder));
    return held === null
      ? holder
      : `${holder} of ${nameOf({ from: held.from, to: held.head, head: held.head }, parsed)}`;
  };
  return { ...slot, value: name(slot.value), alternatives: slot.alternatives.map(name) };
}

/** What is counted as the market; else what is named most often before, in its fullest form; of equals the nearest. */
function findHeld(
  { phrases, tokens }: ParsedText,
  facts: readonly Fact[],
  before: number,
  isHeld: (noun: string) => boolean,
): NounPhrase | null {
  const counted = facts
    .find(({ kind }) => kind === 'market')
    ?.noun?.split(' ')
    .at(-1);
  const headOf = ({ head }: NounPhrase): string => tokens[head]?.lower ?? '';
  const isPlain = ({ head }: NounPhrase): boolean => tokens[head]?.pos === 'NOUN';
  const many = phrases.filter(
    (one) => !one.isModifier && isPlain(one) && isPlural(headOf(one)) && isHeld(headOf(one)),
  );
  const timesOf = (noun: string): number => many.filter((one) => headOf(one) === noun).length;
  const worthOf = (one: NounPhrase): number => {
    const noun = headOf(one);
    const isBefore = (tokens[one.head]?.to ?? 0) <= before;
    return (noun === counted ? 100 : 0) + (isBefore ? 10 : 0) + timesOf(noun);
  };
  const [best] = many.toSorted((a, z) => worthOf(z) - worthOf(a) || z.head - a.head);
  if (best === undefined || worthOf(best) < 10) return null;
  const same = many.filter((one) => headOf(one) === headOf(best));
  return same.reduce((full, one) => (one.head - one.from > full.head - full.from ? one : full));
}
