import type { IdeaProfile } from '@slipway/analyst';
import { sentencesOf } from '@slipway/language';
import { formatValue } from '@slipway/report';
import { plainName } from '../company-name.ts';
import type { PageInput } from './fields.ts';
import { nameIn } from './name-in.ts';
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
  /** The industry that the reading puts it into: "travel". */
  readonly trade: string;
  /** The founder writes "I". */
  readonly isOne: boolean;
}

export function readBrief(input: PageInput, profile: IdeaProfile): Brief {
  const idea = input.idea ?? '';
  const name = plainName(input.company) || nameIn(idea);
  const sorted = sortSentences(idea, profile, name);
  // A worry that stays off the page says nothing of who signs it.
  const shown = [...sorted.what, ...sorted.problem, ...sorted.price].join(' ');
  const price = priceOf(input, profile);
  const spoken = sentencesOf(idea).map((one) => spokenPrices(one, price?.amount ?? ''));
  const priceRows = input.priceRows ?? spoken.find((rows) => rows.length > 0);
  return {
    input: priceRows === undefined ? input : { ...input, priceRows },
    name,
    sorted,
    offer: profile.offer.value,
    isOfferSure: profile.offer.standing === 'read' || profile.offer.standing === 'confirmed',
    audience: audienceOf(input, profile, sorted),
    price,
    place: placeOf(sorted, profile),
    trade: (profile.venture.value ?? profile.niche.value ?? '').split('/')[0] ?? '',
    isOne: input.tone === 'personal' || (/\b(?:I|my)\b/u.test(shown) && !/\b(?:we|our|us)\b/iu.test(shown)),
  };
}

/** Who pays for what goes wrong today is not yet who this is for. */
function audienceOf(input: PageInput, { pays }: IdeaProfile, { problem, inward }: Sorted): string {
  const { quote } = pays;
  const isTheirTrouble = quote !== null && [...problem, ...inward].some((one) => one.includes(quote));
  const said = input.customer ?? (pays.standing === 'read' && !isTheirTrouble ? pays.value : null);
  return withoutStop(said ?? '');
}

const sum = String.raw`(?:\p{L}{0,3}\.?\p{Sc}|\p{L}{2,3}\.?)\s?\d(?:[\d.,]*\d)?|\d[\d.,]*\s?(?:\p{Sc}|%|(?!to\b)\p{L}{2,12}(?!\p{L}))`;
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
  if (quote === null || found === null || isPart(input.idea ?? '', quote) || isGift(input.idea ?? '', quote))
    return null;
  const [, amount = '', per = ''] = found;
  const idea = input.idea ?? '';
  return (
    ownSum(idea, quote, amount) ??
    rangeOf(idea, quote, amount, per) ?? {
      amount: `${beginsWith(idea, quote)}${amount}`,
      per: [withoutStop(per), goesOn(idea, quote)].filter(Boolean).join(' '),
    }
  );
}

/** "1.9% of sales and £400 for the weekend": one of the two alone would be another price. */
function isPart(idea: string, quote: string): boolean {
  const before = idea.slice(0, Math.max(0, idea.indexOf(quote)));
  return /\d(?:[^.;]|\.(?=\d))*\s(?:and|plus)\s$/u.test(before);
}

/** "People who give £14 a month" buy nothing. */
const isGift = (idea: string, quote: string): boolean =>
  sentencesOf(idea).some((one) => one.includes(quote) && /\b(?:gives?|donat\p{L}+|sponsors?)\b/iu.test(one));

/** "from 6,500 pesos" is another price than 6,500 pesos. */
function beginsWith(idea: string, quote: string): string {
  const before = idea.slice(0, Math.max(0, idea.indexOf(quote)));
  return /\b(?:from|about|around|up to)\s$/iu.exec(before)?.[0].toLowerCase() ?? '';
}

/** "Large firms do this for 60,000 kroner; we ask 18,000": what others take is no price of ours. */
function ownSum(idea: string, quote: string, amount: string): PriceWords | null {
  const [sentence = ''] = sentencesOf(idea).filter((one) => one.includes(quote));
  const clauses = sentence.split(/[;:]\s|,\s(?=(?:but|and|we|i|ours?|mine)\b)/iu);
  const isOurs = (clause: string): boolean => /\b(?:we|i|ours?|mine|my)\b/iu.test(clause);
  const [own] = clauses.filter((clause) => isOurs(clause) && !clause.includes(quote) && /\d/u.test(clause));
  if (own === undefined || clauses.some((clause) => clause.includes(quote) && isOurs(clause))) return null;
  const [figure = ''] = /\d[\d.,]*\d|\d/u.exec(own) ?? [];
  return { amount: amount.replace(/\d[\d.,]*\d|\d/u, figure), per: '' };
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
  const joins = /\sfor\s/iu.test(quote) ? '|(?:and|or)(?=(?:\\s\\S+){1,3}(?:[.,;]|$))' : '';
  const more =
    new RegExp(`^\\s+((?:plus|up to|for|per|an?${joins})\\s(?:[^.,;]|[.,](?=\\d))*)`, 'iu')
      .exec(after)?.[1]
      ?.trim() ?? '';
  // "for a bench, a shelf and two firings": a part of it would be another price.
  const rest = after.slice(after.indexOf(more) + more.length);
  const isInPart = more !== '' && /^,\s[^.,;]+\sand\s/u.test(rest);
  return more.length <= moreMost && !isInPart ? more : '';
}

const goesBeforePlace =
  /(?:^|[,;:]\s|\b(?:in|at|near|around|across|on|off|of|from|throughout|outside|within|between|and|or)\s(?:(?:the|an?|\p{Ll}+ern|\p{Ll}+al)\s)*)$/iu;
/** A noun goes on from its adjective: "American cities", "Kenyan tea estates". */
const goesOnAfterPlace =
  /^\s(?!(?:and|or|but|with|without|who|that|which|where|when|to|by|for|from|at|in|on|of|is|are|as|after|before|every|each|since)\b)\p{Ll}/iu;

/** A town or a country itself, and no word made of one: "Welsh farmers" are no address. */
function isPlaceIn(sentence: string, place: string): boolean {
  const at = sentence.indexOf(place);
  return (
    at >= 0 &&
    goesBeforePlace.test(sentence.slice(0, at)) &&
    !goesOnAfterPlace.test(sentence.slice(at + place.length))
  );
}

/** Where the work is done, by what a visitor may read; interviews in Ohio do not make a shop there. */
function placeOf({ what, price, audience }: Sorted, { where, offer }: IdeaProfile): string {
  const quote = where.standing === 'read' || where.standing === 'unsure' ? where.quote : null;
  // Software is sold beyond the place that its text takes an example from; and a town's name may begin a sentence: "Most of them".
  if (quote === null || offer.value === 'software' || !/^(?:the\s)?\p{Lu}/u.test(quote)) return '';
  const isSaid = (one: string): boolean =>
    isPlaceIn(one, quote) && !(one.startsWith(quote) && !quote.includes(' '));
  return [...what, ...price, ...audience].some(isSaid) ? capitalise(quote) : '';
}

/** "Clinics pay us $45 a trip" says nothing beside "$45 a trip", and is not said to a clinic. */
export function isPriceAlone(sentence: string, price: PriceWords | null): boolean {
  if (price === null) return false;
  const shown = `${price.amount} ${price.per}`.trim().toLowerCase();
  const [before = '', after = ''] = withoutStop(sentence).toLowerCase().split(shown, 2);
  return (
    after === '' &&
    /^(?:[\p{L}\d\s'’-]+\spays?(?:\s(?:us|me))?\s|(?:it|this|that)\s(?:costs?|is|comes to)\s|(?:we|i)\s(?:ask|charge|take)\s)?$/iu.test(
      before,
    )
  );
}
