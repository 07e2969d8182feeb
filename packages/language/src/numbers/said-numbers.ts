import { plainDigits } from './plain-digits.ts';
import { readDigits } from './read-digits.ts';
import { readNames } from './read-names.ts';
import type { SaidNumber } from './read-number.ts';
import { readWords } from './read-words.ts';

/** Every number a text states, in digits or words, with offsets in the text as it was given. */
export function listSaidNumbers(original: string): SaidNumber[] {
  // A placeholder keeps its length, so that offsets stay and nothing is read across it.
  const blanked = original.replace(/\{\{f:[^{}]*\}\}/gu, (found) => `⟦${'·'.repeat(found.length - 2)}⟧`);
  const { text, at } = plainDigits(blanked);
  const names = readNames(text);
  const counted = [...readDigits(text), ...readWords(text)].filter(
    ({ start, end }) => !names.some((name) => start < name.end && end > name.start),
  );
  return [...names, ...counted]
    .map((said) => ({ ...said, start: at[said.start] ?? 0, end: endOf(said.end, at) }))
    .sort((a, b) => a.start - b.start);
}

/** One character may have become several, as ½ does: the end lies behind all of it. */
function endOf(plainEnd: number, at: readonly number[]): number {
  let index = plainEnd;
  while (index < at.length - 1 && at[index] === at[index - 1]) index += 1;
  return at[index] ?? 0;
}
