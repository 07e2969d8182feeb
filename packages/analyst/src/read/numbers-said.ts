import { findNumbers, type NumberMention, type NumberRole, numberFeatures, numberRoles } from './numbers.ts';
import type { Language } from './parse-text.ts';
import type { ParsedText } from './party-features.ts';

/** A number of the founder and what it is taken for. */
export interface NumberSaid extends NumberMention {
  readonly role: NumberRole;
  readonly chance: number;
}

export function readNumbers(parsed: ParsedText, { sentences }: Language): readonly NumberSaid[] {
  return findNumbers(parsed).flatMap((number) => {
    const own = parsed.sentences.find(({ last }) => last >= number.at);
    if (own === undefined) return [];
    const chances = sentences.numbers(numberFeatures(number, parsed, own, own.roles));
    const chance = Math.max(...chances);
    return [{ ...number, role: numberRoles[chances.indexOf(chance)] ?? 'other', chance }];
  });
}
