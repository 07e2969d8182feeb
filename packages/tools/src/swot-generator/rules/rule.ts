import type { Case } from '../case.ts';
import type { Rule } from '../factor.ts';

export type SwotRule = Rule<Case>;

/** The founder's words inside a sentence. */
export function quoted(words: string): string {
  return `“${words.replace(/[“”"]/gu, '’')}”`;
}
