import { openingOf, type Verb } from './clauses.ts';
import type { Mention } from './mentions.ts';
import type { ParsedText } from './party-features.ts';
import { markForms, markPrices } from './party-forms.ts';
import type { Token } from './tokens.ts';
import type { WordClasses } from './word-classes.ts';
import { isPlural } from './word-forms.ts';

type Marks = Record<string, number>;
export type Mark = (mention: number, name: string) => void;
type MarkPhrase = (phrase: number, name: string) => void;

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

function markVerbs(parsed: ParsedText, classes: WordClasses, mark: MarkPhrase): void {
  const { clauses, tokens } = parsed;
  // Verbs with a sum behind them: "pay us $189 a truck".
  const priced = new Set(parsed.prices.flatMap(({ first }) => [1, 2, 3, 4, 5].map((back) => first - back)));
  const subjectPhrases = new Set(clauses.verbs.flatMap(({ subjects }) => subjects));
  for (const verb of clauses.verbs) {
    const of = classes.verbs.get(verb.lemma) ?? new Set<string>();
    const isRole = verb.lemma === 'be' && !verb.isNegated && namesRole(verb.at, tokens);
    const isThird = verb.pronoun === 'they' || verb.pronoun === 'he' || verb.pronoun === 'she';
    const subjects = isThird ? resolve(verb.pronoun ?? '', verb.at, parsed, subjectPhrases) : verb.subjects;
    const hasSum = priced.has(verb.at) || tokens[verb.at + 1]?.pos === 'NUM';
    for (const subject of subjects) {
      if (isRole) mark(subject, 'is the customer');
      markSubject(verb, of, hasSum, tokens, (name) => mark(subject, name));
    }
  }
}

function markSubject(
  verb: Verb,
  of: ReadonlySet<string>,
  hasSum: boolean,
  tokens: readonly Token[],
  mark: (name: string) => void,
): void {
  const next = tokens[verb.at + 1]?.lower ?? '';
  if (of.has('pay') && /^(?:nothing|no|zero)$/u.test(next)) {
    mark('pays nothing');
    return;
  }
  const by = verb.pronoun === null ? '' : ' by pronoun';
  for (const name of of)
    mark(verb.isPassive ? `is done ${name}` : `does ${name}${verb.isNegated ? ' not' : ''}${by}`);
  if (of.size === 0 && by === '') mark('does other');
  if (verb.isPassive || verb.isNegated) return;
  const isToUs = /^(?:us|me)$/u.test(next);
  if (of.has('pay') && isToUs) mark('pays us');
  if (of.has('pay') && hasSum) mark('pays a price');
  if (of.has('buy') && hasSum) mark('buys at a price');
  if (of.has('gain') && hasSum) mark('gains a sum');
  if (of.has('help') && isToUs) mark('helps us');
  if (verb.modal === null) return;
  if (of.has('pay')) mark('would pay');
  if (of.has('buy') || of.has('use') || of.has('sign') || of.has('want')) mark('would buy');
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
  for (let at = verb + 1; at < verb + 5; at++) if (saysCustomer.test(tokens[at]?.lower ?? '')) return true;
  return false;
}

function markLinks(parsed: ParsedText, classes: WordClasses, mark: Mark): void {
  const { clauses, mentions, tokens, phrases } = parsed;
  const verbs = new Map(clauses.verbs.map((verb) => [verb.at, verb] as const));
  const isKin = new Set(
    phrases.flatMap(({ determiner }, phrase) => (/\bmy\b/u.test(determiner) ? [phrase] : [])),
  );
  let isFirstFor = true;
  mentions.forEach(({ phrase }, at) => {
    const found = phrases[phrase];
    const link = clauses.links[phrase];
    if (found === undefined || link === undefined || found.isModifier) return;
    const verb = link.isVerb ? verbs.get(link.governor) : undefined;
    const lemma = link.isVerb ? (tokens[link.governor]?.lemma ?? '') : '';
    const of = classes.verbs.get(lemma) ?? new Set<string>();
    const { preposition } = link;
    if (preposition === '') {
      for (const name of of) mark(at, `object of ${name}`);
      if (lemma !== '' && of.size === 0) mark(at, 'object of other');
      const isOurs = verb?.pronoun === 'we' || verb?.pronoun === 'i';
      if (of.has('own') && isOurs) mark(at, 'we have');
      if (verb?.subjects.some((subject) => isKin.has(subject))) mark(at, 'kin has');
      if (lemma === 'be' && verb?.subjects.some((subject) => isRoleName(phrases[subject]?.words ?? [])))
        mark(at, 'is the customer');
      return;
    }
    if (preposition === 'for') {
      mark(at, 'for');
      if (isFirstFor) mark(at, 'first for');
      isFirstFor = false;
      if (/^(?:NOUN|PUNCT|PROPN)$/u.test(tokens[openingOf(phrase, phrases) - 2]?.pos ?? ''))
        mark(at, 'for after noun');
    } else if (preposition === 'to' && of.has('charge')) mark(at, 'billed to');
    else if (preposition === 'to' && of.has('sell')) mark(at, 'sold to');
    else if (preposition === 'by' && (of.has('pay') || of.has('buy'))) mark(at, 'paid by');
    else if ((preposition === 'to' || preposition === 'with') && of.has('talk')) mark(at, 'object of talk');
    else if (
      /^(?:to|by|from|of|with|at|in|like|as|per|between|behind|on|than|through|via|against)$/u.test(
        preposition,
      )
    )
      mark(at, `after ${preposition}`);
    else mark(at, 'after other preposition');
  });
}

const saysCustomer = /^(?:customer|client|buyer|payer)s?$/u;
const isRoleName = (words: readonly string[]): boolean => saysCustomer.test(words.at(-1) ?? '');

/** Two signs together say more than each alone. */
const pairs: readonly (readonly [string, string])[] = [
  ['for', 'plural'],
  ['for', 'described'],
  ['for', 'is party'],
  ['does use', 'counted'],
  ['does buy', 'counted'],
  ['does other', 'counted'],
  ['does want', 'counted'],
  ['does talk', 'counted'],
  ['does say', 'counted'],
  ['opens', 'plural'],
  ['opens', 'indefinite'],
  ['does other', 'indefinite'],
  ['does own', 'indefinite'],
  ['with price', 'plural'],
  ['price unit', 'is party'],
  ['price unit', 'is person'],
  ['does other', 'plural'],
  ['definite', 'does pay'],
  ['object of talk', 'counted'],
  ['we have', 'counted'],
  ['counted', 'is party'],
  ['counted', 'with deal'],
  ['plural', 'with deal'],
];

function markPairs(mentions: readonly Mention[], marks: readonly Marks[]): void {
  mentions.forEach(({ party }, at) => {
    const own = marks[at];
    if (own === undefined) return;
    const has = (name: string): boolean => {
      if (name === 'is party') return party.share >= 0.5;
      return name === 'is person' ? party.kind === 'person' : (own[name] ?? 0) > 0;
    };
    for (const [one, other] of pairs) if (has(one) && has(other)) own[`${one} & ${other}`] = 1;
  });
}
