import { type IdeaProfile, withoutOpening } from '@slipway/analyst';
import { sentencesOf } from '@slipway/language';
import { ours, weighMeantForUs } from './meant-for-us.ts';
import { namesPrice } from './names-price.ts';
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

/**
 * Learnt from stories, and measured on others that nothing was learnt from: of what visitors are not to read four fifths go, of
 * the offer one in twenty-five. Of a short text hardly anything can be spared.
 */
const limits = { forVisitors: 0.25, someToday: 0.3, today: 0.6, littleOffer: 0.2, offer: 0.5, price: 0.3 };
const fewSentences = 4;
/** The first sentence and what goes wrong for others have to be surely for us. */
const limitsIn = (sentences: number) =>
  sentences > fewSentences ? { meantForUs: 0.5, surelyForUs: 0.7 } : { meantForUs: 0.6, surelyForUs: 0.9 };

/** "Parents in flats pay; today they drive." */
const whoPays = /\spays?(?:[;,.]|$)/u;

interface Place {
  readonly isFirst: boolean;
  /** Behind the price a text is done with what it offers. */
  readonly isLate: boolean;
  readonly hasPrice: boolean;
  readonly meantForUs: number;
  readonly sentences: number;
}

/** What the words say, set right by what the reading takes the sentence for. */
function roleRead(
  role: keyof Sorted,
  sentence: string,
  { product, problem, today: now, price }: Weights,
  { isFirst, isLate, hasPrice, meantForUs, sentences }: Place,
): keyof Sorted {
  const today = problem + now;
  if (role === 'audience') return role;
  if (role === 'inward') return meantForUs < limits.forVisitors && !sentence.endsWith('?') ? 'what' : role;
  if (whoPays.test(sentence)) return 'inward';
  const isOurs = ours.test(sentence);
  if (hasPrice) return role === 'what' && !isFirst && !isOurs ? 'price' : role;
  const isTheirs = !isOurs && (role === 'problem' || today >= limits.someToday);
  const most = limitsIn(sentences);
  if (meantForUs >= (isFirst || isTheirs ? most.surelyForUs : most.meantForUs)) return 'inward';
  if (role === 'problem')
    return product >= (isFirst ? today : limits.offer) && today < limits.someToday ? 'what' : role;
  if (isFirst || isOurs) return role;
  if (role === 'price') return !isLate || price >= limits.price ? role : 'problem';
  if (today >= limits.today && product < limits.littleOffer) return 'problem';
  return isLate && product < limits.offer && today >= limits.someToday ? 'problem' : role;
}

type Read = Pick<IdeaProfile, 'sentences' | 'price'>;
const unread: Read = {
  sentences: [],
  price: { value: null, standing: 'open', quote: null, alternatives: [] },
};

/** What each sentence does on a page, by its words and by what the reading takes it for. */
export function sortSentences(idea: string, read: Read = unread): Sorted {
  const said = sentencesOf(idea).map((raw) => {
    const words = raw.replace(/\s+/gu, ' ').trim();
    const sentence = withoutWish(words);
    return { raw, words, sentence, weights: weighRoles(raw.trim(), read.sentences) };
  });
  const meantForUs = weighMeantForUs(said.map(({ words, weights }) => ({ sentence: words, weights })));
  let isLate = false;
  const judged = said.map(({ raw, words, sentence, weights }, at) => {
    const hasPrice = read.price.quote !== null && raw.includes(read.price.quote);
    const byWords = roleOf(sentence);
    const place = {
      isFirst: at === 0,
      isLate,
      hasPrice,
      meantForUs: meantForUs[at] ?? 0,
      sentences: said.length,
    };
    // What is wished for is read as a plan.
    const isRead = weights !== null && sentence === words;
    const role = isRead ? roleRead(byWords, sentence, weights, place) : byWords;
    isLate ||= role === 'price';
    return { sentence, byWords, role };
  });
  // A page has to begin with something: with what visitors may best read.
  const hasOffer = judged.some(({ role }) => role === 'what');
  const offer = judged.map(({ byWords }, at) => (byWords === 'what' ? (meantForUs[at] ?? 1) : 1));
  const begins = hasOffer ? -1 : Math.max(0, offer.indexOf(Math.min(...offer)));
  const sorted: Record<keyof Sorted, string[]> = {
    what: [],
    problem: [],
    price: [],
    audience: [],
    inward: [],
  };
  for (const [at, { sentence, byWords, role }] of judged.entries())
    sorted[at === begins ? byWords : role].push(sentence);
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
