import { placesByRegion } from './places.ts';
import type { Read } from './reading.ts';
import { type Token, tokenise } from './tokens.ts';

/** Names of places by their words; words are compared as written, not by stem: "Chile" is not "chil". */
type Places = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly region: string }[]>;

export function indexPlaces(): Places {
  const places = new Map<string, { words: readonly string[]; region: string }[]>();
  for (const [region, names] of Object.entries(placesByRegion))
    for (const name of names.split(';')) {
      const words = tokenise(name).map(({ word }) => word);
      const [first] = words;
      if (first === undefined) continue;
      places.set(first, [...(places.get(first) ?? []), { words, region }]);
    }
  for (const list of places.values()) list.sort((a, b) => b.words.length - a.words.length);
  return places;
}

/** Things of a country (a currency, a law, a language) rather than the place itself. */
const signsOnly = new Set(
  'kirana upi lakh crore hindi tamil telugu rupee rupees flipkart aadhaar gst wechat medicare medicaid hipaa 401k ojek tokopedia gojek naira pix diarista tagalog nhs mpesa m swahili gdpr europe european europeans'.split(
    ' ',
  ),
);
const moneySigns: readonly (readonly [RegExp, string])[] = [
  [/₹|\brs\.?\s?\d|\d\s?rs\b|\binr\b/iu, 'IN'],
  [/£/u, 'GB'],
  [/R\$/u, 'BR'],
  [/₦/u, 'NG'],
  [/\bkes\b|\bksh\b/iu, 'KE'],
  // A weight has no month and is not paid.
  [
    /\d\s?pounds\s(?:an?|per|each)\s(?:month|year|week|visit|head|hour|day|night|seat|user|child|pupil|class|lesson|customer|order|person|job|delivery)\b|\bpays?\s(?:us\s)?\d[\d,]{0,9}\s?pounds\b/iu,
    'GB',
  ],
  [/zł|\bz[lł]oty\b/iu, 'PL'],
  [/\d\s?yen\b/iu, 'JP'],
  [/\d\s?reais\b/iu, 'BR'],
  [/\d\s?(?:baht)\b/iu, 'TH'],
  [/\d\s?rupiah\b/iu, 'ID'],
  [/\d\s?ringgit\b/iu, 'MY'],
  [/€|\d\s?euros?\b/iu, 'EU'],
];

interface Named {
  readonly region: string;
  readonly quote: string;
  readonly isSign: boolean;
}

/** Where the text says it will be sold. Two countries at once are one half-sure answer: the first. */
export function readRegion(text: string, tokens: readonly Token[], places: Places): Read<string> | null {
  const named = listNamed(text, tokens, places);
  const sure = named.filter(({ isSign }) => !isSign);
  const chosen = sure[0] ?? named[0];
  if (chosen !== undefined) {
    const others = new Set(sure.map(({ region }) => region).filter((region) => region !== chosen.region));
    const quotes = named.filter(({ region }) => region === chosen.region).map(({ quote }) => quote);
    const confidence = chosen.isSign ? 0.6 : others.size === 0 ? 0.9 : 0.45;
    return { value: chosen.region, confidence, because: [...new Set(quotes)].slice(0, 3) };
  }
  for (const [pattern, region] of moneySigns) {
    const quote = text.match(pattern)?.[0];
    if (quote !== undefined) return { value: region, confidence: 0.5, because: [quote] };
  }
  return null;
}

function listNamed(text: string, tokens: readonly Token[], places: Places): readonly Named[] {
  const named: Named[] = [];
  tokens.forEach((token, at) => {
    // "us" is a word; only the capitals are a country.
    if (token.word === 'us' && text.slice(token.start, token.end) === 'US')
      named.push({ region: 'US', quote: 'US', isSign: false });
    const found = places
      .get(token.word)
      ?.find(({ words }) => words.every((word, offset) => tokens[at + offset]?.word === word));
    if (found === undefined) return;
    const last = tokens[at + found.words.length - 1] ?? token;
    const isSign =
      found.words.length === 1 ? signsOnly.has(token.word) : signsOnly.has(found.words.join(' '));
    named.push({ region: found.region, quote: text.slice(token.start, last.end), isSign });
  });
  return named;
}
