import { sentencesOf } from '@slipway/language';

/** What a sentence of the founder's text can do on a page. */
export interface Sorted {
  /** What it is and does. */
  readonly what: readonly string[];
  readonly problem: readonly string[];
  readonly price: readonly string[];
  /** "For backend teams on PostgreSQL." */
  readonly audience: readonly string[];
  /** Meant for investors and for us: evidence, plans, doubts. Not for visitors. */
  readonly inward: readonly string[];
}

const amount = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:euros?|dollars?|pounds?|francs?|rupees?|usd|eur|gbp|chf)\b)/iu;
const shareOfSale = /\d\s?(?:%|percent|per cent)\s(?:of|per)\s(?:each|every|the)\b/iu;

const inward =
  /\b(?:(?:we|i)(?:['’]ve| have)?\s(?:interviewed|spoke|talked|asked|surveyed|validated|pre-?sold|signed|plan|planned|want|hope|aim|intend|need|raised?|earn|think|believe|worry|expect|estimate|assume|could|might|would)|(?:we|i)['’]d|investors?|fund(?:ing|raise)|competitors?|rivals?|incumbents?|market (?:size|share)|total market|\btam\b|revenue|margins?|break[- ]even|run ?way|pilot(?:s|ed)? with|waiting list of|letters? of intent|business plan|my (?:idea|plan|worry)|our (?:plan|goal|idea)|unit cost|costs? (?:us|me)\b|should i|is it worth)/iu;

const pain =
  /\b(?:nobody|no one|never|no time|cannot|can['’]t|breaks?|broke|lose|loses|losing|lost|wastes?|wasted|throws? away|spends?|stale|sold out|too (?:late|expensive|slow|long|few|many|small|big|far)|only (?:\w+ ){0,3}when|finds? out|forgets?|forgotten|miss(?:es|ed)?|wrong|hard to|struggles?|expensive|fails?|stuck|trouble|guess(?:es|ing)?|delays?|errors?|mistakes?|no (?:way|idea|record|list)|have to|has to|by hand|on paper|complain|drown|empty|idle|unpaid|breaks? down|instead of|wholesale prices for|without knowing|sells? veneer|does not|do not|don['’]t|doesn['’]t)\b/iu;

const ours = /^(?:our|we|i|my|it|this|you|with us|each|every|one)\b/iu;

export function sortSentences(idea: string): Sorted {
  const sorted = { what: [], problem: [], price: [], audience: [], inward: [] } as Record<
    keyof Sorted,
    string[]
  >;
  for (const raw of sentencesOf(idea)) {
    const sentence = raw.replace(/\s+/gu, ' ').trim();
    sorted[roleOf(sentence)].push(sentence);
  }
  // A text of pain alone still says what it is about.
  return sorted;
}

function roleOf(sentence: string): keyof Sorted {
  if (sentence.endsWith('?') || inward.test(sentence)) return 'inward';
  const words = sentence.split(' ').length;
  const isPriced = amount.test(sentence) || shareOfSale.test(sentence);
  if (isPriced && words <= 14) return 'price';
  if (/^for\s/iu.test(sentence) && words <= 12 && !isPriced) return 'audience';
  if (
    !ours.test(sentence) &&
    pain.test(sentence) &&
    (!isPriced || /\b(?:los[et]|wast|cost|spend)/iu.test(sentence))
  )
    return 'problem';
  return 'what';
}
