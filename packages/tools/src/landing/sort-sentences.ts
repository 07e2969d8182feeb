import { type IdeaProfile, withoutOpening } from '@slipway/analyst';
import { sentencesOf } from '@slipway/language';
import { capitalise, withoutStop } from './phrase.ts';
import { type Weights, weighRoles } from './weigh-roles.ts';

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

const codes =
  'usd|eur|gbp|chf|mxn|brl|cad|aud|nzd|sgd|hkd|inr|pkr|bdt|lkr|jpy|cny|krw|php|idr|myr|thb|vnd|sek|nok|dkk|pln|czk|huf|ron|try|ils|aed|sar|egp|mad|ngn|kes|ghs|zar|cop|clp|pen|ars';
const words = 'euros?|dollars?|pounds?|francs?|rupees?|pesos?|reais|kronor|kroner|kr|zł|kč';
/** Before or behind the number, as people write it: "CHF 78", "Rs 499", "45 euros", "490 Kč". */
const amount = new RegExp(
  `\\p{Sc}\\s?\\d|(?<!\\p{L})(?:${codes}|rs\\.?)\\s?\\d|\\d\\s?(?:\\p{Sc}|(?:${words}|${codes})(?!\\p{L}))`,
  'iu',
);
const shareOfSale = /\d\s?(?:%|percent|per cent)\s(?:of|per)\s(?:each|every|the)\b/iu;

export const namesPrice = (text: string): boolean => amount.test(text) || shareOfSale.test(text);

const inward =
  /\b(?:(?:we|i)(?:['’]ve| have)?\s(?:interviewed|spoke|talked|asked|surveyed|validated|pre-?sold|signed|plan|planned|want|hope|aim|intend|need|raised?|earn|think|believe|worry|expect|estimate|assume|could|might|would)\b|(?:we|i)['’]d|investors?|fund(?:ing|raise)|competitors?|rivals?|incumbents?|market (?:size|share)|total market|\btam\b|revenue|margins?|break[- ]even|run ?way|pilot(?:s|ed)? with|waiting list of|letters? of intent|business plan|my (?:idea|plan|worry)|our (?:plan|goal|idea)|unit cost|costs? (?:us|me)\b|should i|is it worth|(?:buyers?|customers?|clients?|users?)\s[^.]*\bon average)/iu;

const pain =
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

const ours = /^(?:our|we|i|my|it|this|you|with us|each|every|one)\b/iu;

/** Measured on stories that nothing was learnt from: of what visitors are not to read two thirds go, of the offer one in fifty. */
const limits = {
  inward: 0.6,
  ours: 0.8,
  noOffer: 0.15,
  today: 0.6,
  someToday: 0.3,
  littleOffer: 0.2,
  price: 0.3,
  first: 0.85,
  offer: 0.5,
};

/** "Parents in flats pay; today they drive." */
const whoPays = /\spays?(?:[;,.]|$)/u;

interface Place {
  readonly isFirst: boolean;
  /** Behind the price a text is done with what it offers. */
  readonly isLate: boolean;
  readonly hasPrice: boolean;
}

/** What the words say, set right by what the reading takes the sentence for. */
function roleRead(
  role: keyof Sorted,
  sentence: string,
  weights: Weights,
  { isFirst, isLate, hasPrice }: Place,
): keyof Sorted {
  const { offer, today, price, inward } = weights;
  if (role === 'inward' || role === 'audience') return role;
  if (whoPays.test(sentence)) return 'inward';
  const isOurs = ours.test(sentence);
  if (hasPrice) return role === 'what' && !isFirst && !isOurs ? 'price' : role;
  if (isForUs(weights, isFirst ? limits.first : isOurs ? limits.ours : limits.inward, isLate))
    return 'inward';
  if (role === 'problem')
    return offer >= (isFirst ? today : limits.offer) && today < limits.someToday ? 'what' : role;
  if (isFirst || isOurs) return role;
  if (role === 'price')
    return !isLate || price >= limits.price ? role : today >= inward ? 'problem' : 'inward';
  if (today >= limits.today && offer < limits.littleOffer) return 'problem';
  if (!isLate || offer >= limits.offer) return role;
  return today >= limits.someToday || today >= inward ? 'problem' : offer >= inward ? role : 'inward';
}

function isForUs({ offer, today, price, inward, buyers }: Weights, least: number, isLate: boolean): boolean {
  if (offer >= limits.noOffer || price >= limits.price) return false;
  const isSaid = inward >= least || buyers >= limits.first;
  return isSaid || (isLate && today < limits.someToday && inward + buyers >= limits.inward);
}

type Read = Pick<IdeaProfile, 'sentences' | 'price'>;
const unread: Read = {
  sentences: [],
  price: { value: null, standing: 'open', quote: null, alternatives: [] },
};

/** What each sentence does on a page, by its words and by what the reading takes it for. */
export function sortSentences(idea: string, read: Read = unread): Sorted {
  let isLate = false;
  const judged = sentencesOf(idea).map((raw, at) => {
    const said = raw.replace(/\s+/gu, ' ').trim();
    const sentence = withoutWish(said);
    // What is wished for is read as a plan.
    const weights = sentence === said ? weighRoles(raw.trim(), read.sentences) : null;
    const hasPrice = read.price.quote !== null && raw.includes(read.price.quote);
    const byWords = roleOf(sentence);
    const place = { isFirst: at === 0, isLate, hasPrice };
    const role = weights === null ? byWords : roleRead(byWords, sentence, weights, place);
    isLate ||= role === 'price';
    return { sentence, byWords, role };
  });
  // A page has to begin with something, whatever its first sentence is about.
  const hasOffer = judged.some(({ role }) => role === 'what');
  const sorted: Record<keyof Sorted, string[]> = {
    what: [],
    problem: [],
    price: [],
    audience: [],
    inward: [],
  };
  for (const [at, { sentence, byWords, role }] of judged.entries())
    sorted[at === 0 && !hasOffer ? byWords : role].push(sentence);
  return sorted.what.length === 0 && sorted.problem.length === 0 ? withoutItsPrice(sorted) : sorted;
}

/** "Dog walking in Brooklyn, $22 a walk, same walker every day": what stands around the price says what it is. */
function withoutItsPrice(sorted: Sorted): Sorted {
  const [first = '', ...more] = sorted.price;
  const parts = withoutStop(first).split(/,\s+/u);
  const at = parts.findIndex(namesPrice);
  const [before, after] = [parts.slice(0, at).join(', '), parts.slice(at + 1).join(', ')];
  if (before === '') return sorted;
  const price = [parts[at] ?? '', ...more].filter((one) => one !== '');
  return { ...sorted, what: [before, capitalise(after)].filter((one) => one !== ''), price };
}

const isShort = (sentence: string): boolean => sentence.split(' ').length <= 14;

/** "I want to build a yearly subscription for boats": on its page it is there. */
function withoutWish(sentence: string): string {
  const thing = withoutOpening(sentence);
  return thing !== withoutStop(sentence) && /^an?\s\p{L}/u.test(thing) ? `${capitalise(thing)}.` : sentence;
}

function roleOf(sentence: string): keyof Sorted {
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
