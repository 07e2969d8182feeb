import { hash32, lowerFirst } from '../../wording/index.ts';
import type { FieldNote } from '../basis.ts';
import type { Case } from '../case.ts';
import type { BoxId, Found, Group, Phrases } from '../factor.ts';
import { fieldSource } from '../sources.ts';
import type { HelpFamily, HurtFamily } from '../trade/index.ts';
import { joinNote } from './join-note.ts';
import type { SwotRule } from './rule.ts';

export interface NoteWords {
  readonly group: Group;
  readonly impact: number;
  readonly likelihood: number;
  /** What it means for this founder: clauses of a dozen words at most. */
  readonly so: (one: Case) => Phrases;
}

/** From knowledge of the field and not from a publication. */
const confidence = 0.6;
/** The idea's own words speak of it, or it holds here and not everywhere. */
const spoken = 1.25;
const local = 1.1;

/** One rule a family: every note of it that holds here is a factor of its own. */
export function noteRules<Family extends HelpFamily | HurtFamily>(
  side: 'help' | 'hurt',
  box: BoxId,
  words: Readonly<Record<Family, NoteWords>>,
): readonly SwotRule[] {
  return Object.entries<NoteWords>(words).map(([family, { group, impact, likelihood, so }]) => ({
    id: `${box === 'threats' ? 'risk' : 'trend'}-${family}`,
    box,
    group,
    impact,
    likelihood,
    confidence,
    find: (one) =>
      (one.basis.field?.notes ?? [])
        .filter((note) => note.side === side && note.family === family)
        .map((note, index) => foundOf(one, note, so(one), hash32(`${family} ${one.input.idea}`) + index)),
  }));
}

/** `turn` goes on with each note of a family, so that one sheet never says the same twice. */
function foundOf(one: Case, note: FieldNote, phrases: Phrases, turn: number): Found {
  const { field } = one.basis;
  // Without a name for the product, only what names the customer is about this founder.
  const own =
    one.thing === 'your product'
      ? phrases.filter((so) => so.includes(one.who) || so.includes(one.one))
      : phrases;
  const so = own[turn % own.length] ?? phrases[0];
  return {
    key: note.id,
    topic: note.id,
    label: labelOf(note),
    says: [joinNote(note.says, so)],
    noun: labelOf(note),
    clause: note.says,
    evidence: field === null ? [] : [one.cite(fieldSource(field, note.kind))],
    specificity: (note.isSpoken ? spoken : 1) * (note.isLocal ? local : 1),
    ...(note.family === 'stop' ? { isStop: true } : {}),
  };
}

/** The fact's own name: "HIPAA", "slow switching because of data migration". */
export function labelOf({ of }: Pick<FieldNote, 'of'>): string {
  const name = of.replace(/\s*\([^)]*\)/gu, '').replace(/^'|'(?=\s|$)/gu, '');
  // "Online Gaming Act" is a name; "Package-travel rules" is none.
  return /^\S+ \p{Lu}\p{Ll}|^\S*\p{Nd}/u.test(name) ? name : lowerFirst(name);
}
