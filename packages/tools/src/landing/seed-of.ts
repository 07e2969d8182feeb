import type { PageInput } from './fields.ts';

/** Which of several a company gets follows from its name and its text (FNV-1a). */
export function seedOf({ company = '', idea = '' }: Pick<PageInput, 'company' | 'idea'>): number {
  const text = `${company}\n${idea}`;
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
