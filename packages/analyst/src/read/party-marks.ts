import { openingOf } from './clauses.ts';
import { type Mention, roleNouns } from './mentions.ts';
import type { ParsedText } from './party-features.ts';
import type { Token } from './tokens.ts';
import type { WordClasses } from './word-classes.ts';
import { isPlural, singular } from './word-forms.ts';

type Marks = Record<string, number>;
type Mark = (mention: number, name: string) => void;

/** What the grammar around each mention says: who does what, what stands before it, in what form, how near to a price. */
export function markMentions(parsed: ParsedText, classes: WordClasses): readonly Marks[] {
  const { mentions } = parsed;
  const marks = mentions.map((): Marks => ({}));
  const byPhrase = new Map(mentions.map(({ phrase }, at) => [phrase, at] as const));
  const mark: Mark = (mention, name) => {
    const own = marks[mention];
    if (own !== undefined) own[name] = 1;
  };
  markVerbs(parsed, classes, (phrase, name) => mark(byPhrase.get(phrase) ?? -1, name));
  markLinks(parsed, classes, mark);
  markForms(parsed, mark);
  markPrices(parsed, mark);
  markPairs(mentions, marks);
  return marks;
}

function markVerbs(
  parsed: ParsedText,
  classes: WordClasses,
  mark: (phrase: number, name: string) => void,
): void {
  const { clauses, tokens } = parsed;
  // Verbs with a sum behind them: "pay us $189 a truck".
  const pricedVerbs = new Set(
    parsed.prices.flatMap(({ first }) => [1, 2, 3, 4, 5].map((back) => first - back)),
  );
  const subjectPhrases = new Set(clauses.verbs.flatMap(({ subjects }) => subjects));
  for (const verb of clauses.verbs) {
    const of = classes.verbs.get(verb.lemma) ?? new Set<string>();
    const next = tokens[verb.at + 1]?.lower ?? '';
    const isRole = verb.lemma === 'be' && namesRole(verb.at, tokens);
    let subjects = verb.subjects;
    if (verb.pronoun === 'they' || verb.pronoun === 'he' || verb.pronoun === 'she')
      subjects = resolve(verb.pronoun, verb.at, parsed, subjectPhrases);
    const by = verb.pronoun === null ? '' : ' by pronoun';
    for (const subject of subjects) {
      if (isRole) mark(subject, 'is the customer');
      if (of.has('pay') && /^(?:nothing|no|zero)$/u.test(next)) {
        mark(subject, 'pays nothing');
        continue;
      }
      for (const name of of) {
        if (verb.isPassive) mark(subject, `is done ${name}`);
        else mark(subject, `does ${name}${verb.isNegated ? ' not' : ''}${by}`);
      }
      if (of.has('pay') && /^(?:us|me)$/u.test(next)) mark(subject, 'pays us');
      if (of.has('pay') && pricedVerbs.has(verb.at)) mark(subject, 'pays a price');
      if (of.has('buy') && pricedVerbs.has(verb.at)) mark(subject, 'buys at a price');
      if (of.has('pay') && verb.modal !== null) mark(subject, 'would pay');
      if (of.size === 0 && by === '') mark(subject, 'does other');
    }
  }
}

/** The nearest subject before that fits the pronoun, else the nearest party. */
function resolve(
  pronoun: string,
  at: number,
  { mentions, phrases, tokens }: ParsedText,
  subjects: ReadonlySet<number>,
): readonly number[] {
  let nearest: number | undefined;
  for (let place = mentions.length - 1; place >= 0; place--) {
    const mention = mentions[place];
    const phrase = phrases[mention?.phrase ?? -1];
    if (mention === undefined || phrase === undefined || phrase.head >= at || phrase.isModifier) continue;
    if (mention.party.share < 0.3 || (tokens[at]?.sentence ?? 0) - (tokens[phrase.head]?.sentence ?? 0) > 2)
      continue;
    const isMany = isPlural(tokens[phrase.head]?.lower ?? '') || phrase.determiner.includes('each');
    const fits =
      pronoun === 'they'
        ? isMany || mention.party.kind === 'organisation'
        : !isMany && (mention.party.kind === 'person' || mention.party.kind === 'kin');
    if (!fits) continue;
    nearest ??= mention.phrase;
    if (subjects.has(mention.phrase)) return [mention.phrase];
  }
  return nearest === undefined ? [] : [nearest];
}

function namesRole(verb: number, tokens: readonly Token[]): boolean {
  for (let at = verb + 1; at < verb + 5; at++)
    if (roleNouns.has(singular(tokens[at]?.lower ?? ''))) return true;
  return false;
}

function markLinks(
  { clauses, mentions, tokens, phrases }: ParsedText,
  classes: WordClasses,
  mark: Mark,
): void {
  let isFirstFor = true;
  mentions.forEach(({ phrase }, at) => {
    const found = phrases[phrase];
    const link = clauses.links[phrase];
    if (found === undefined || link === undefined || found.isModifier) return;
    const verb = link.isVerb ? (tokens[link.governor]?.lemma ?? '') : '';
    const of = classes.verbs.get(verb) ?? new Set<string>();
    const { preposition } = link;
    if (preposition === '') {
      for (const name of of) mark(at, `object of ${name}`);
      if (verb !== '' && of.size === 0) mark(at, 'object of other');
      return;
    }
    if (preposition === 'for') {
      mark(at, 'for');
      if (isFirstFor) mark(at, 'first for');
      isFirstFor = false;
      if (/^(?:NOUN|PUNCT|PROPN)$/u.test(tokens[openingOf(phrase, phrases) - 2]?.pos ?? ''))
        mark(at, 'for after noun');
    } else if (preposition === 'to' && of.has('sell')) mark(at, 'sold to');
    else if (preposition === 'by' && (of.has('pay') || of.has('buy'))) mark(at, 'paid by');
    else if ((preposition === 'to' || preposition === 'with') && of.has('talk')) mark(at, 'object of talk');
    else if (
      /^(?:to|by|from|of|with|at|in|like|as|per|between|behind|on|than|through|via)$/u.test(preposition)
    )
      mark(at, `after ${preposition}`);
    else mark(at, 'after other preposition');
  });
}

/** Two signs together say more than each alone. */
const pairs: readonly (readonly [string, string])[] = [
  ['for', 'plural'],
  ['for', 'described'],
  ['does use', 'counted'],
  ['does buy', 'counted'],
  ['does other', 'counted'],
  ['opens', 'plural'],
  ['with price', 'plural'],
  ['price unit', 'is party'],
  ['does other', 'plural'],
  ['definite', 'does pay'],
  ['object of talk', 'counted'],
];

function markPairs(mentions: readonly Mention[], marks: readonly Marks[]): void {
  mentions.forEach(({ party }, at) => {
    const own = marks[at];
    if (own === undefined) return;
    const has = (name: string): boolean => (name === 'is party' ? party.share >= 0.5 : (own[name] ?? 0) > 0);
    for (const [one, other] of pairs) if (has(one) && has(other)) own[`${one} & ${other}`] = 1;
  });
}

function markForms({ mentions, phrases, tokens }: ParsedText, mark: Mark): void {
  mentions.forEach(({ phrase, party }, at) => {
    const found = phrases[phrase];
    if (found === undefined) return;
    const { determiner, from, head } = found;
    const word = tokens[head]?.lower ?? '';
    const opening = openingOf(phrase, phrases);
    const next = tokens[head + 1];
    if (found.isModifier) {
      mark(at, 'before a noun');
      return;
    }
    if (found.isPossessive) mark(at, 'possessive');
    if (isPlural(word) || word === 'people') mark(at, 'plural');
    if (/\bmy\b/u.test(determiner)) mark(at, party.kind === 'kin' ? 'my kin' : 'my');
    if (/\bour\b/u.test(determiner)) mark(at, 'our');
    if (/\b(?:their|his|her|its|your)\b/u.test(determiner)) mark(at, 'of another');
    if (/\b(?:every|each|any)\b/u.test(determiner)) mark(at, 'every');
    if (/\b(?:a|an)\b/u.test(determiner)) mark(at, 'indefinite');
    if (/\bthe\b/u.test(determiner)) mark(at, 'definite');
    if (isCount(tokens.slice(opening, head))) mark(at, 'counted');
    if (opening <= 1) mark(at, 'opens');
    if (next?.text === ':') mark(at, 'before colon');
    if (next?.lower === 'here') mark(at, 'is me');
    if (isFounder(tokens, opening)) mark(at, 'I am');
    if (head - from >= 1) mark(at, 'described');
  });
}

/** "I am a baker", "we're two nurses", "I worked as a driver" */
function isFounder(tokens: readonly Token[], opening: number): boolean {
  const [second, first] = [tokens[opening - 1]?.lower ?? '', tokens[opening - 2]?.lower ?? ''];
  if (/^(?:as|ex|former)$/u.test(second)) return true;
  return (
    /^(?:am|was|'m|’m|were|'re|’re|been)$/u.test(second) &&
    /^(?:i|we|have|i've|partner|co-founder|cofounder)$/u.test(first)
  );
}

function isCount(tokens: readonly Token[]): boolean {
  return tokens.some(({ pos, lower }) => pos === 'NUM' && !/^(?:one|19\d\d|20\d\d)$/u.test(lower));
}

function markPrices({ mentions, phrases, tokens, prices }: ParsedText, mark: Mark): void {
  const sentences = new Set(prices.map(({ sentence }) => sentence));
  const units = new Map(prices.flatMap((price) => price.units.map((unit) => [unit, price] as const)));
  mentions.forEach(({ phrase }, at) => {
    const found = phrases[phrase];
    if (found === undefined || found.isModifier) return;
    if (sentences.has(tokens[found.head]?.sentence ?? -1) && !units.has(found.head)) mark(at, 'with price');
    const price = units.get(found.head);
    if (price !== undefined) mark(at, 'price unit');
  });
  for (const { first, units: paidPer, period, sentence } of prices) {
    if (paidPer.length === 0 && period === null) continue;
    // Whoever is spoken of last before a price is asked for.
    const before = mentions.findLastIndex(({ phrase, party }) => {
      const found = phrases[phrase];
      return found !== undefined && !found.isModifier && found.head < first && party.share >= 0.5;
    });
    const at = phrases[mentions[before]?.phrase ?? -1];
    if (at === undefined) continue;
    const isSame = tokens[at.head]?.sentence === sentence;
    mark(before, isSame ? 'last before price' : 'sentence before price');
  }
}
