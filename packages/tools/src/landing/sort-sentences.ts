import { type IdeaProfile, withoutOpening } from '@slipway/analyst';
import { sentencesOf } from '@slipway/language';
import { namesMoney, namesPrice } from './names-price.ts';
import { capitalise, withoutStop } from './phrase.ts';
import { inward, pain, roleByWords } from './role-by-words.ts';
import { weighRoles } from './weigh-roles.ts';
import { weighUses } from './weigh-uses.ts';

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

/**
 * So likely has a sentence to be what is offered, how it is today or the price before it is shown as that; learnt from stories and briefs,
 * and counted on others. In doubt it is left off: a short page is true.
 */
const least = { offer: 0.5, today: 0.5, price: 0.5 };
const surelyOffer = 0.9;
/** "We collect within 60 km" has a figure, and is no price. */
const surelyPrice = 0.8;
/** "They take home what they build" names no trouble, and may be said of those who buy. */
const surelyToday = 0.85;
const surelyBehind = 0.9;
const maybeToday = 0.2;
const surelyBetween = 0.95;
/** What the text calls by its name is said of the offer, unless it is surely not for visitors. */
const surelyLeftOff = 0.9;

const briefSentences = 4;
const leastTitle = 0.3;
const mostlyProduct = 0.5;

/** "Parents in flats pay; today they drive." */
const whoPays = /\spays?(?:[;,.]|$)/u;

/** "Most of them keep dates in a spreadsheet": of others, whatever else it may be. */
const isOfOthers = /^(?:most|many|some|few|half|people)\b/iu;

/** "Walking safaris in the Matobo hills": not of the founder, not of others, and not of what was. */
const isOfThing = (sentence: string): boolean =>
  !/\b(?:i|we|my|our|me|us|was|were|had)\b/iu.test(sentence) &&
  !isOfOthers.test(sentence) &&
  roleByWords(sentence) === 'what';

/** "We grind them", "Second Course collects it": without the sentence before it, nobody knows what. */
export const pointsBack =
  /^(?:(?:[Ww]e|I)\b.*\b(?:them|those|these)\b|(?:\p{Lu}\S*\s){1,4}\p{Ll}+s\s(?:it|them|those|these)\b)/u;
/** "After that we take 15%": it goes on from the sentence before it. */
const goesOnFrom = /^(?:after that|after this|then|otherwise|from then on|and|but|or)\b/iu;
/** So likely not for visitors is a sentence that stays off also where another points back at it. */
const likelyLeftOff = 0.7;

type Read = Pick<IdeaProfile, 'sentences' | 'price'>;
const unread: Read = {
  sentences: [],
  price: { value: null, standing: 'open', quote: null, alternatives: [] },
};

type Uses = ReturnType<typeof weighUses>[number];

interface Said {
  readonly raw: string;
  readonly sentence: string;
  readonly byWords: keyof Sorted;
  /** Of a brief. */
  readonly isFirst: boolean;
  /** What the text begins with, where nobody speaks of themselves and nothing went wrong. */
  readonly isTitle: boolean;
  /** The reading takes it for the product, and the text begins with it. */
  readonly isSaidFirst: boolean;
  /** Behind the price. */
  readonly isLate: boolean;
  /** Null where it was not read. */
  readonly uses: Uses | null;
}

/** What each sentence does on a page: as stories and briefs have taught it, else by its words. */
export function sortSentences(idea: string, read: Read = unread, name = ''): Sorted {
  const all = sentencesOf(idea).map((raw) => ({
    raw,
    sentence: withCapitals(withoutWish(raw.replace(/\s+/gu, ' ').trim())),
    weights: weighRoles(raw.trim(), read.sentences),
  }));
  const weighed = weighUses(all);
  const said = all.map(
    ({ raw, sentence, weights }, at): Said => ({
      raw,
      sentence,
      byWords: roleByWords(sentence),
      isFirst: at === 0 && all.length <= briefSentences,
      isTitle: at === 0 && isOfThing(sentence),
      isSaidFirst: at === 0 && (weights?.product ?? 0) >= mostlyProduct,
      isLate: all.slice(0, at).some((one) => namesMoney(one.sentence)),
      uses: weights === null ? null : (weighed[at] ?? null),
    }),
  );
  const begins = findBeginning(said);
  const sorted: Record<keyof Sorted, string[]> = {
    what: [],
    problem: [],
    price: [],
    audience: [],
    inward: [],
  };
  const judged = withBetween(
    said,
    said.map((one) => (one === begins ? 'what' : useOf(one, read, name))),
  );
  for (const [at, { sentence, uses, byWords }] of said.entries()) {
    const role = judged[at] ?? 'inward';
    const next = said[at + 1];
    const isNeeded = judged[at + 1] === 'what' && pointsBack.test(next?.sentence ?? '');
    const isOfPrice = role === 'what' && judged[at + 1] === 'price' && goesOnFrom.test(next?.sentence ?? '');
    const isSpared = role === 'inward' && isNeeded && (uses?.leftOff ?? 1) < likelyLeftOff;
    // "Boards must plan ten years ahead. We inspect the building": what goes wrong, then what is done about it.
    // "Hotels wait two days for sheets. Nimbus picks up at six": trouble, then who ends it.
    const isAnswered =
      at === 0 && byWords === 'problem' && judged[at + 1] === 'what' && speaksOfUs(next, name);
    const isLedFrom =
      at === 0 && (uses?.today ?? 0) >= least.today && (next?.uses?.offer ?? 0) >= surelyOffer;
    // "Museums lend objects and run it on email. Loanbook keeps every loan on one page": how it is, then what the name does.
    const isSetting =
      at === 0 &&
      role === 'what' &&
      (uses?.today ?? 0) >= maybeToday &&
      judged[at + 1] === 'what' &&
      isNamedIn(next, name);
    if (isOfPrice && judged.filter((one) => one === 'what').length > 1) {
      sorted.price.push(sentence);
      continue;
    }
    sorted[isSpared || isAnswered || isSetting || (isLedFrom && role === 'inward') ? 'problem' : role].push(
      sentence,
    );
  }
  return sorted.what.length === 0 ? withoutItsPrice(sorted) : sorted;
}

/** What stands between two sentences of the offer, or leads on to one, is offered too, unless it surely is not for visitors. */
function withBetween(said: readonly Said[], judged: readonly (keyof Sorted)[]): readonly (keyof Sorted)[] {
  const offered = judged.filter((use) => use === 'what' || use === 'price').length;
  // A founder's story comes to its price through what it costs, a brief through what is in it.
  const isBrief = offered >= judged.length / 2;
  return judged.map((use, at) => {
    const { sentence = '', uses = null } = said[at] ?? {};
    const before = judged.slice(0, at).findLast((one) => one !== 'inward');
    const after = judged.slice(at + 1).find((one) => one !== 'inward');
    const isInside = isBrief
      ? before === 'what' && (after === 'what' || after === 'price')
      : judged[at - 1] === 'what' && judged[at + 1] === 'what';
    const isLedOn = judged[at + 1] === 'what' && goesOnFrom.test(said[at + 1]?.sentence ?? '');
    const isLikelyOff = uses === null || uses.leftOff >= surelyBetween || pain.test(sentence);
    return use === 'inward' && (isInside || isLedOn) && !isLikelyOff ? 'what' : use;
  });
}

const isNamedIn = (said: Said | undefined, name: string): boolean =>
  name !== '' && said?.sentence.startsWith(name) === true;
const speaksOfUs = (next: Said | undefined, name: string): boolean =>
  /^(?:we|our|i|my)\b/iu.test(next?.sentence ?? '') || isNamedIn(next, name);

/** A page has to begin with something: with what is likeliest the offer. Where that has the price, it is taken apart. */
function findBeginning(said: readonly Said[]): Said | null {
  const offerOf = ({ uses, byWords, sentence }: Said): number =>
    uses === null || byWords === 'audience' || sentence.endsWith('?') ? -1 : uses.offer;
  const [best] = said.toSorted((a, z) => offerOf(z) - offerOf(a));
  const isOffer = best !== undefined && offerOf(best) >= 0 && (best.uses?.price ?? 0) < least.price;
  return isOffer ? best : null;
}

function useOf(
  { raw, sentence, byWords, uses, isFirst, isLate, isTitle, isSaidFirst }: Said,
  { price }: Read,
  name: string,
): keyof Sorted {
  if (uses === null || byWords === 'audience') return byWords;
  if (sentence.endsWith('?') || whoPays.test(sentence)) return 'inward';
  if (isSaidFirst && uses.today < leastTitle && uses.price < least.price) return 'what';
  const [short = ''] = name.split(' ');
  const isNamed = name !== '' && (sentence.startsWith(name) || sentence.startsWith(`${short} is `));
  const hasPrice = price.quote !== null && raw.includes(price.quote);
  if (uses.price >= (hasPrice || namesMoney(sentence) ? least.price : surelyPrice)) return 'price';
  if ((isNamed || hasPrice) && uses.leftOff < surelyLeftOff)
    return hasPrice && uses.price > uses.offer ? 'price' : 'what';
  // "Saddles cost €300 to €1,800, and you have fourteen days": who asks money of visitors says "you".
  if (namesMoney(sentence) && /\byour?\b/iu.test(sentence) && uses.leftOff < likelyLeftOff) return 'price';
  const isOffer = !isOfOthers.test(sentence);
  if (isOffer && uses.offer >= least.offer) return 'what';
  if (inward.test(sentence)) return 'inward';
  const today = isOffer ? uses.today : uses.today + uses.offer;
  // Behind the price people add what else there is.
  const isClear = pain.test(sentence) && !isFirst && !isLate;
  if (today >= (isClear ? least.today : isLate ? surelyBehind : surelyToday)) return 'problem';
  if (isTitle && uses.offer >= leastTitle && uses.leftOff < uses.offer) return 'what';
  // A brief begins with the offer or with what goes wrong without it, a story with anything.
  return isFirst && isOffer && uses.leftOff < uses.offer ? 'what' : 'inward';
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

/** "i tune pianos": as it is written where strangers read it. */
const withCapitals = (sentence: string): string =>
  /^\p{Ll}/u.test(sentence) ? capitalise(sentence).replace(/(?<!\S)i(?=\s|['’]\p{L})/gu, 'I') : sentence;

const wishes = String.raw`(?:['’]d|\swould)(?:\s(?:like|love)\sto)?|\s(?:want|plan|hope|intend|aim)\sto`;
const wish = new RegExp(
  String.raw`\b(I|we)(?:${wishes})\s(?!(?:be|like|love|have|never|not)\b)(?=\p{Ll})`,
  'giu',
);
/** "We are building a cool box", "My plan is a café on a boat". */
const making =
  /^(?:(?:we|i)(?:['’]re|['’]m| are| am)\s(?:building|making|opening|starting|developing|creating|planning|thinking of)|(?:the|my|our)\s(?:idea|plan)\sis)\s(?=an?\s)/iu;

/** "I want to build a yearly subscription for boats", "I would charge 6 euros": on its page it is there. */
function withoutWish(sentence: string): string {
  const thing = withoutOpening(sentence).replace(making, '');
  if (thing !== withoutStop(sentence) && /^an?\s\p{L}/u.test(thing)) return `${capitalise(thing)}.`;
  return sentence.replace(wish, '$1 ');
}
