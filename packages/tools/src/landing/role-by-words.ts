import { namesPrice } from './names-price.ts';
import type { Sorted } from './sort-sentences.ts';

/** What the founder or the product does, and not somebody else. */
export const ours = /^(?:our|we|i|my|it|this|you|with us|each|every|one)\b/iu;

export const inward =
  /\b(?:(?:we|i)(?:['’]ve| have)?\s(?:interviewed|spoke|talked|asked|surveyed|validated|pre-?sold|signed|plan|planned|want|hope|aim|intend|need|raised?|earn|think|believe|worry|expect|estimate|assume|could|might|would)\b|(?:we|i)['’]d|investors?|fund(?:ing|raise)|competitors?|rivals?|incumbents?|market (?:size|share)|total market|\btam\b|revenue|margins?|break[- ]even|run ?way|pilot(?:s|ed)? with|waiting list of|letters? of intent|business plan|my (?:idea|plan|worry)|our (?:plan|goal|idea)|unit cost|costs? (?:us|me)\b|should i|is it worth|(?:buyers?|customers?|clients?|users?)\s[^.]*\bon average)/iu;

export const pain =
  /\b(?:nobody|no one|never|no time|cannot|can['’]t|breaks?|broke|lose|loses|losing|lost|wastes?|wasted|throws? away|spends?|stale|sold out|too (?:late|expensive|slow|long|few|many|small|big|far)|only (?:\w+ ){0,3}when|finds? out|forgets?|forgotten|miss(?:es|ed)?|wrong|hard to|struggles?|expensive|fails?|stuck|trouble|guess(?:es|ing)?|delays?|errors?|mistakes?|no (?:way|idea|record|list)|have to|has to|by hand|on paper|complain|drown|(?:stands?|sits?|stays?|is|are|runs?|leaves?) (?:empty|idle)|unpaid|breaks? down|instead of|wholesale prices for|without knowing|waits? (?:(?:for|up to|about|over) )*[\p{L}\d]+ (?:hours|days|weeks|months|years)|waiting lists? (?:for|is|are|of)|outgrows?|out of date|(?:days|weeks|months|years) later|sells? veneer|does not|do not|don['’]t|doesn['’]t)\b/iu;

/** What founders call the thing they make: "a platform where workshops rescue a stuck job" is no workshop's trouble. */
const made =
  /^an?\s(?:[\p{L}\d-]+\s){0,5}?(?:apps?|platform|marketplace|tool|service|website|api|system|network|device|sensor|plug-?in|software|assistant|box|kit|course|newsletter|podcast|magazine)\s(?:and\s\p{L}+\s)?(?:that|which|where|to|about)\s/iu;

/**
 * "A singing course for adults who were told that they cannot sing" says what it is; whom it is for has the trouble, and so may what it
 * is about: "a newsletter for co-ops: one mistake a week".
 */
const isOffer = (sentence: string): boolean =>
  made.test(sentence) ||
  (/^an?\s(?:[\p{L}\d-]+\s){1,6}?for\s/iu.test(sentence) &&
    !pain.test(sentence.split(/:\s|\s(?:who|that|whose|which|where)\s/iu)[0] ?? ''));

/** "A cafe without a machine loses $2,000 a morning" is what it costs them today, and no price. */
const isTheirCost = (sentence: string): boolean =>
  !ours.test(sentence) &&
  pain.test(sentence) &&
  /\b(?:los[et]|wast|costs?\b|spend|pays?\b|charges?\b)/iu.test(sentence);

const isShort = (sentence: string): boolean => sentence.split(' ').length <= 14;

/** What a sentence is for by its words alone: where a text was not read. */
export function roleByWords(sentence: string): keyof Sorted {
  if (sentence.endsWith('?') || inward.test(sentence)) return 'inward';
  const words = sentence.split(' ').length;
  const isPriced = namesPrice(sentence);
  if (isPriced && isShort(sentence) && !isTheirCost(sentence)) return 'price';
  if (/^for\s/iu.test(sentence) && words <= 12 && !isPriced) return 'audience';
  if (
    !ours.test(sentence) &&
    !isOffer(sentence) &&
    pain.test(sentence) &&
    (!isPriced || isTheirCost(sentence) || /\bcost/iu.test(sentence))
  )
    return 'problem';
  return 'what';
}
