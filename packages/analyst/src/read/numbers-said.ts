import { findNumbers, type NumberMention, type NumberRole, numberFeatures, numberRoles } from './numbers.ts';
import type { Language } from './parse-text.ts';
import type { ParsedText } from './party-features.ts';

/** A number of the founder and what it is taken for. */
export interface NumberSaid extends NumberMention {
  readonly role: NumberRole;
  readonly chance: number;
  /** How likely it is each of them. */
  readonly chances: Readonly<Record<NumberRole, number>>;
}

/** A story has a dozen numbers. Each is read by its whole sentence, so the rest of a table pasted in is left unread. */
const mostNumbers = 100;

export function readNumbers(parsed: ParsedText, { sentences, classes }: Language): readonly NumberSaid[] {
  return findNumbers(parsed)
    .slice(0, mostNumbers)
    .flatMap((number) => {
      const own = parsed.sentences.find(({ last }) => last >= number.at);
      if (own === undefined) return [];
      const chances = sentences.numbers(numberFeatures(number, parsed, own, own.roles, classes.factWords));
      const chance = Math.max(...chances);
      const byRole = Object.fromEntries(numberRoles.map((role, at) => [role, chances[at] ?? 0])) as Record<
        NumberRole,
        number
      >;
      return [{ ...number, role: numberRoles[chances.indexOf(chance)] ?? 'other', chance, chances: byRole }];
    });
}
