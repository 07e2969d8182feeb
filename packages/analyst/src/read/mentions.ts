import type { Clauses } from './clauses.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Party, PartyLexicon } from './parties.ts';
import type { Token } from './tokens.ts';
import type { WordClasses } from './word-classes.ts';
import { family, isPlural, singular } from './word-forms.ts';

/** Somebody the text names, once. */
export interface Mention {
  /** Place in the phrases. */
  readonly phrase: number;
  readonly party: Party;
  /** Mentions of one party share it. */
  readonly key: string;
}

/** Words for whoever pays or uses: they say the role, not who it is. */
const roleNouns = new Set([
  'customer',
  'client',
  'user',
  'buyer',
  'payer',
  'consumer',
  'subscriber',
  'founder',
  'co-founder',
  'cofounder',
  'guy',
  'someone',
  'one',
  'other',
  'thing',
  'lot',
  'half',
  'rest',
  'competitor',
  'rival',
]);
export const productNouns = new Set([
  'app',
  'application',
  'platform',
  'software',
  'tool',
  'marketplace',
  'bot',
  'ai',
  'system',
  'service',
  'startup',
]);

/** `sums`: tokens that are part of an amount, as "euros" is. */
export function findMentions(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  clauses: Clauses,
  parties: PartyLexicon,
  { generalHeads, verbs }: WordClasses,
  sums: ReadonlySet<number>,
): readonly Mention[] {
  const mentions: Mention[] = [];
  const lastWithHead = new Map<string, string>();
  const subjects = new Set(clauses.verbs.flatMap((verb) => verb.subjects));
  // Whatever pays or buys is somebody, though the dictionary knows it as a thing: "plans pay $7 per member".
  const payers = new Set(
    clauses.verbs.flatMap(({ lemma, subjects: own, isPassive }) =>
      !isPassive && (verbs.get(lemma)?.has('pay') || verbs.get(lemma)?.has('buy')) ? own : [],
    ),
  );
  phrases.forEach((phrase, at) => {
    const head = tokens[phrase.head];
    if (head === undefined || head.lower.length < 3 || !/^\p{L}/u.test(head.lower)) return;
    const one = singular(head.lower);
    const before = tokens
      .slice(phrase.from, phrase.head)
      .filter(({ pos, lower }) => pos !== 'NUM' && /^\p{L}/u.test(lower))
      .filter(({ pos }, place, all) => pos !== 'ADJ' || place === all.length - 1)
      .map(({ lower }) => lower);
    if (productNouns.has(head.lower) && !phrase.isModifier) return;
    if (roleNouns.has(one) && before.length === 0) return;
    if (sums.has(phrase.head)) return;
    const party = asParty(parties(head.lower), generalHeads.has(one));
    const link = clauses.links[at];
    const inFrame = link?.preposition === 'for' || link?.preposition === 'by' || subjects.has(at);
    const isUnknown =
      party.kind === 'unknown' &&
      !phrase.isModifier &&
      (inFrame || isPlural(head.lower) || phrase.determiner !== '');
    const mayBe =
      party.share >= 0.2 ||
      generalHeads.has(one) ||
      payers.has(at) ||
      (isPlural(head.lower) && link?.preposition === 'for');
    if (party.kind === 'thing' && party.domain === 'time') return;
    if ((!mayBe && !isUnknown) || (head.pos === 'PROPN' && party.share < 0.3 && phrase.determiner === ''))
      return;
    mentions.push({ phrase: at, party, key: keyOf(one, before, generalHeads, lastWithHead) });
  });
  return mentions;
}

/** "Operator" and "unit" are things to the dictionary; here they are somebody. */
const asParty = (party: Party, isGeneral: boolean): Party =>
  isGeneral && party.share < 0.5 ? { ...party, kind: 'organisation', share: 0.6 } : party;

/** Heads that stand for the business itself: "roofing companies" are roofers. "Town managers" are not towns. */
const transparent = new Set(
  'agency business centre center chain club company contractor firm maker office operator organisation organization outfit owner practice provider service shop store studio supplier'.split(
    ' ',
  ),
);

/** "crane hire firms" is known by "hire", a bare "firms" by the firms spoken of before. */
function keyOf(
  head: string,
  before: readonly string[],
  generalHeads: ReadonlySet<string>,
  lastWithHead: Map<string, string>,
): string {
  if (!generalHeads.has(head) && !roleNouns.has(head)) return family(head);
  const modifier = before.at(-1);
  if (modifier === undefined) return lastWithHead.get(head) ?? head;
  const key = transparent.has(head) ? family(modifier) : `${family(modifier)} ${head}`;
  lastWithHead.set(head, key);
  return key;
}
