import type { Slot } from '../reading.ts';
import { plural, singular } from '../word-forms.ts';
import type { Fact } from './fact.ts';

const lastOf = (words: string): string => singular(words.toLowerCase().split(' ').at(-1) ?? '');

/** "38 nurses already pay": whoever pays by the text is who pays, whatever else looked like it. */
export function agreePayer(
  payer: Slot<string> | null,
  facts: readonly Fact[],
  text: string,
): Slot<string> | null {
  const said = facts.find(
    ({ kind, sure, noun, words }) =>
      kind === 'paying' &&
      sure &&
      noun !== null &&
      /\bpay(?:s|ing)?\b/iu.test(text.slice(words.from, words.to)),
  );
  if (said === undefined || said.noun === null) return payer;
  const all = payer === null ? [] : [payer.value, ...payer.alternatives];
  const same = all.find((one) => lastOf(one) === lastOf(said.noun ?? ''));
  if (payer !== null && same === payer.value) return { ...payer, sure: true };
  const value = same ?? said.noun.replace(/\S+$/u, plural);
  return {
    value,
    words: [said.number],
    sure: true,
    chance: likely,
    alternatives: all.filter((one) => one !== value),
  };
}

const likely = 0.6;
