import type { PageInput } from './fields.ts';

/** Which of several a company gets follows from its name and its text (FNV-1a, with the last steps of MurmurHash3: near texts have near remainders else). */
export function seedOf({ company = '', idea = '' }: Pick<PageInput, 'company' | 'idea'>): number {
  const text = `${company}\n${idea}`;
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
