import { isDenied, rule } from '../hearing/patterns.ts';

/** Plural nouns for people and organisations; the plural keeps "I was a nurse" out. */
const groups =
  'clinics|(?:dental|medical|veterinary|law|group|family) practices|nurses|patients|hospitals|pharmacies|vets|labs|students|schools|universities|parents|restaurants|cafes|bakeries|chefs|hotels|kitchens|farms|fishermen|cooperatives|tenants|architects|shops|stores|merchants|kiranas|factories|brands|accountants|law firms|agencies|couriers|fleets|mechanics|garages|startups|companies|businesses|SMEs|teams|offices|nonprofits|NGOs|charities|churches|cities|municipalities|councils|banks|gyms|athletes|clubs|salons|couples|families|migrants|immigrants|expats|diabetics|households|veterans|children|kids|women|consultants|warehouses|associations|refugees|employees|doctors|creators|investors|operators|tutors|seniors|contractors|authors|realtors|vendors|landlords|\\p{L}{3,}(?:ists|ians|rars)';
/** "Farmers", "bakers", "bookkeepers": the ending names a person, apart from these things. */
const doers =
  '(?!(?:custom|us|oth|numb|ord|pap|lett|off|matt|comput|print|serv|charg|track|scann|contain|remind|answ|flow|memb|filt|partn|follow|subscrib|test|ledg|newslett|help|deliv|ent|cov|wat|sist|broth|daught|coupl|identifi|humidifi|dehumidifi|wheel|pav|vouch|lay|reord|dimm|rov|microcontroll|pass|ghost|reform|purifi|amplifi|hang|sprinkl)ers\\b)[\\p{L}-]{2,}ers';
const plural = rule(`(?<![\\p{L}-])(?:${groups}|${doers})(?![\\p{L}’'-])`);
/** Whoever stands behind these sells it, does it or comes too late: not the one who has the problem. */
const away = /(?<!\p{L})(?:through|via|before|after|than|unlike)\s(?:[\p{L}-]+\s)?$/iu;
const wordsBefore = /(?:[\p{L}'’-]{2,20}\s){1,2}$/u;

/** Words that end a noun phrase when they stand before the noun. */
const notPartOfName =
  /^(?:an?|the|and|or|for|of|to|by|with|from|i[nst]|on|at|as|before|after|through|via|into|near|across|between|among|under|over|about|during|without|within|against|around|until|since|because|while|per|no|only|that|who|where|when|if|than|like|our|my|their|we|they|you|these|those|all|many|most|some|other|more|any|every|each|so|are|have|let|help|give|show|tell|match|connect|pay|paid|sell|sold|ask|\p{L}+ed|need|find|reach|make|get|keep|\p{L}+ing|[mb]illion|one|two|three|four|five|ten|us|but|ran|run|not|\p{L}+n[’']t)$/iu;
const keptAnyway = /^(?:retired|licensed|unlicensed|self-employed|wedding|nursing|consulting|marketing)$/iu;
const verbLike = /^(?!(?:business|fitness|glass)$)\p{L}{3,}s$/iu;
const broad =
  /\b(?:every(?:one|body)|any(?:one|body)|all people|the whole world|billions of people|all of us)\b(?!\s(?:loves?|likes?|says?|votes?|gets?|pays?|knows|agrees?|sees|joins?|I|we)\b)/giu;

export interface CustomerWords {
  /** As written: "rural dental clinics". */
  readonly quote: string;
  readonly index: number;
}

export function findCustomer(text: string): CustomerWords | null {
  const match = [...text.matchAll(plural)].find(
    ({ index }) => !away.test(text.slice(Math.max(0, index - 42), index)),
  );
  if (match === undefined) return null;
  const before = text.slice(Math.max(0, match.index - 42), match.index).match(wordsBefore)?.[0] ?? '';
  const modifiers = before.trim().split(/\s/u);
  let index = match.index;
  for (const word of modifiers.reverse()) {
    if (!isModifier(word)) break;
    index -= word.length + 1;
  }
  return { quote: text.slice(index, match.index + match[0].length), index };
}

export function findEveryone(text: string): string | null {
  for (const match of text.matchAll(broad)) if (!isDenied(text, match.index, 6)) return match[0];
  return null;
}

/** The customer as it reads inside a question: the capital that opens a sentence is dropped, a name's is kept. */
export function asInQuestion(text: string, { quote, index }: CustomerWords): string {
  const opensSentence = /(?:^|[.!?]\s)$/u.test(text.slice(Math.max(0, index - 2), index));
  return opensSentence && /^\p{Lu}\p{Ll}/u.test(quote)
    ? quote.charAt(0).toLowerCase() + quote.slice(1)
    : quote;
}

function isModifier(word: string): boolean {
  return word !== '' && (keptAnyway.test(word) || !(notPartOfName.test(word) || verbLike.test(word)));
}
