import type { IdeaProfile } from '@slipway/analyst';
import { sentencesOf } from '@slipway/language';
import { formatValue } from '@slipway/report';
import { plainName } from '../company-name.ts';
import type { PageInput } from './fields.ts';
import { capitalise, withoutStop } from './phrase.ts';
import { type Sorted, sortSentences } from './sort-sentences.ts';
import { spokenPrices } from './spoken-prices.ts';

export type Offer = NonNullable<IdeaProfile['offer']['value']>;

interface PriceWords {
  /** "€11". */
  readonly amount: string;
  /** "a week". */
  readonly per: string;
}

/** What is known for a page, each part in the founder's own words. */
export interface Brief {
  readonly input: PageInput;
  readonly name: string;
  readonly sorted: Sorted;
  readonly offer: Offer | null;
  /** The text says it, or the founder did. */
  readonly isOfferSure: boolean;
  /** "dental offices"; empty where nobody said so. */
  readonly audience: string;
  readonly price: PriceWords | null;
  /** "Porto"; empty where it is sold everywhere. */
  readonly place: string;
  /** The founder writes "I". */
  readonly isOne: boolean;
}

export function readBrief(input: PageInput, profile: IdeaProfile): Brief {
  const idea = input.idea ?? '';
  const sorted = sortSentences(idea, profile);
  const price = priceOf(input, profile);
  const spoken = sentencesOf(idea).map((one) => spokenPrices(one, price?.amount ?? ''));
  const priceRows = input.priceRows ?? spoken.find((rows) => rows.length > 0);
  return {
    input: priceRows === undefined ? input : { ...input, priceRows },
    name: plainName(input.company),
    sorted,
    offer: profile.offer.value,
    isOfferSure: profile.offer.standing === 'read' || profile.offer.standing === 'confirmed',
    audience: audienceOf(input, profile, sorted),
    price,
    place: placeOf(sorted, profile),
    isOne: input.tone === 'personal' || (/\b(?:I|my)\b/u.test(idea) && !/\b(?:we|our|us)\b/iu.test(idea)),
  };
}

/** Who pays for what goes wrong today is not yet who this is for. */
function audienceOf(input: PageInput, { pays }: IdeaProfile, { problem, inward }: Sorted): string {
  const { quote } = pays;
  const isTheirTrouble = quote !== null && [...problem, ...inward].some((one) => one.includes(quote));
  const said = input.customer ?? (pays.standing === 'read' && !isTheirTrouble ? pays.value : null);
  return withoutStop(said ?? '');
}

const sum = String.raw`(?:\p{L}{0,3}\.?\p{Sc}|\p{L}{2,3}\.?)\s?\d(?:[\d.,]*\d)?|\d[\d.,]*\s?(?:\p{Sc}|%|(?!to\b)\p{L}{2,7})`;
const to = String.raw`\s?(?:to|–|-)\s?`;
/** "€11 a week", "CHF 78 a box", "R$ 39 a month", "45 euros a season", "490 Kč a day", "25 to 40 euros an hour". */
const asWritten = new RegExp(`^((?:(?:${sum}|\\d[\\d.,]*)${to})?(?:${sum}))\\s*(.*)$`, 'u');

/** From the words of the text, as they stand there; a price of the form is written out. */
function priceOf(input: PageInput, { price }: IdeaProfile): PriceWords | null {
  if (input.price !== undefined && input.currency !== undefined) {
    const per =
      input.per === undefined ? '' : input.per === 'seat a month' ? 'a user a month' : `per ${input.per}`;
    return { amount: formatValue(input.price, 'money', input.currency), per };
  }
  const quote = price.standing === 'open' ? null : price.quote;
  const found = asWritten.exec(quote ?? '');
  if (quote === null || found === null) return null;
  const [, amount = '', per = ''] = found;
  const idea = input.idea ?? '';
  return (
    rangeOf(idea, quote, amount, per) ?? {
      amount,
      per: [withoutStop(per), goesOn(idea, quote)].filter(Boolean).join(' '),
    }
  );
}

const lowEnd = new RegExp(`((?:\\p{Sc}|\\p{Lu}\\p{L}{1,2}\\.?)?\\s?\\d(?:[\\d.,]*\\d)?)${to}$`, 'u');
const highEnd = new RegExp(`^${to}((?:[^.,;]|[.,](?=\\d))+)`, 'u');

/** "Rs 2,500 to Rs 9,000 a day": one end alone would be another price. */
function rangeOf(idea: string, quote: string, amount: string, per: string): PriceWords | null {
  const at = idea.indexOf(quote);
  const low = lowEnd.exec(idea.slice(0, Math.max(0, at)))?.[1]?.trim();
  if (low !== undefined) return { amount: `${low} to ${amount}`, per: withoutStop(per) };
  const [, rest = ''] = highEnd.exec(idea.slice(at + quote.length)) ?? [];
  const [, high = '', unit = ''] = asWritten.exec(rest.trim()) ?? [];
  if (per !== '' || high === '' || unit.length > moreMost) return null;
  return { amount: `${amount} to ${high}`, per: withoutStop(unit) };
}

const moreMost = 32;

/** "$39 a month" of "$39 a month plus $5 per employee" alone would be another price. */
function goesOn(idea: string, quote: string): string {
  const [, after = ''] = idea.split(quote, 2);
  // A share says nothing without what it is of: "12% fee on the day rate".
  if (quote.endsWith('%')) {
    const of = /^\s+((?:[^.,;]|[.,](?=\d))*)/u.exec(after)?.[1]?.trim() ?? '';
    return of.length <= moreMost ? of : '';
  }
  // "149 euros for puck" goes on with what else is in it.
  const joins = /\sfor\s/iu.test(quote) ? '|and|or' : '';
  const more =
    new RegExp(`^\\s+((?:plus|up to|for|per|an?${joins})\\s(?:[^.,;]|[.,](?=\\d))*)`, 'iu')
      .exec(after)?.[1]
      ?.trim() ?? '';
  return more.length <= moreMost ? more : '';
}

/** "American cities" are no address. */
const isAdjective = (sentence: string, place: string): boolean =>
  /(?:ican|ian|ish|ese|rench|utch|erman)$/u.test(place) &&
  /^\s\p{Ll}/u.test(sentence.slice(sentence.indexOf(place) + place.length));

/** Where the work is done, by what a visitor may read; interviews in Ohio do not make a shop there. */
function placeOf({ what, price, audience }: Sorted, { where, offer }: IdeaProfile): string {
  const quote = where.standing === 'read' || where.standing === 'unsure' ? where.quote : null;
  // Software is sold beyond the place that its text takes an example from; and a town's name may begin a sentence: "Most of them".
  if (quote === null || offer.value === 'software') return '';
  const isSaid = (one: string): boolean =>
    one.includes(quote) && !(one.startsWith(quote) && !quote.includes(' ')) && !isAdjective(one, quote);
  return [...what, ...price, ...audience].some(isSaid) ? capitalise(quote) : '';
}

const littleMore = 5;

/** "79 euros a month, cancel any time": what more it says comes beside the price. */
export function isAboutPrice(sentence: string, price: PriceWords | null): boolean {
  if (price === null) return false;
  const shown = `${price.amount} ${price.per}`.trim();
  const more = sentence.replace(shown, '').split(/\s+/u).filter(Boolean);
  return isPriceAlone(sentence, price) || (sentence.includes(shown) && more.length <= littleMore);
}

/** "Clinics pay us $45 a trip" says nothing beside "$45 a trip", and is not said to a clinic. */
export function isPriceAlone(sentence: string, price: PriceWords | null): boolean {
  if (price === null) return false;
  const [before = '', after = ''] = withoutStop(sentence).split(`${price.amount} ${price.per}`.trim(), 2);
  return after === '' && /^(?:[\p{L}\d\s'’-]+\spays?(?:\s(?:us|me))?\s)?$/u.test(before);
}
