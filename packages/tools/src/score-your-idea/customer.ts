import { isDenied, rule } from './wording.ts';

/** Plural nouns for people and organisations; the plural keeps "I was a nurse" out. */
const groups =
  'clinics|nurses|patients|hospitals|pharmacies|midwives|vets|care homes|labs|students|schools|universities|parents|restaurants|cafes|bakeries|chefs|hotels|cooks|kitchens|farms|fishermen|cooperatives|tenants|electricians|architects|shops|stores|merchants|kiranas|factories|brands|florists|accountants|law firms|agencies|couriers|fleets|mechanics|garages|startups|companies|businesses|SMEs|teams|offices|nonprofits|NGOs|charities|churches|cities|municipalities|councils|banks|credit unions|gyms|athletes|clubs|salons|couples|moms|dads|families|migrants|immigrants|expats|diabetics|households|veterans|children|kids|women|consultants|warehouses|housing associations|analysts|refugees|retirees|employees|scientists|dentists|therapists|cyclists|tourists|journalists|artists|musicians|technicians|doctors|creators|investors|operators|inspectors|tutors|seniors|contractors|authors|editors|realtors|vendors|distributors|landlords|[\\p{L}-]{2,}(?:owners|makers|workers|planners|managers|seekers|drivers|holders)';
/** "Farmers", "bakers", "bookkeepers": the ending names a person, apart from these things. */
const doers =
  '(?!(?:custom|us|oth|numb|ord|pap|lett|off|dinn|matt|comput|print|serv|pow|lay|charg|track|scann|contain|remind|answ|flow|tow|memb|filt|transf|timeli|cov|wat|riv|broch|partn|follow|subscrib|test|ledg|compet|should|fing|barri|newslett|help|lov|discov|consid|deliv|ent|trigg|cent|gath|rememb|recov)ers\\b)[\\p{L}-]{2,}ers';
const plural = rule(`(?<![\\p{L}-])(?:${groups}|${doers})(?![\\p{L}’'-])`);
const wordsBefore = /(?:[\p{L}'’-]{2,20}\s){1,2}$/u;

/** Words that end a noun phrase when they stand before the noun. */
const notPartOfName =
  /^(?:an?|the|and|or|for|of|to|by|with|from|i[nst]|on|at|as|that|who|where|when|because|if|than|like|between|our|my|their|your|we|they|you|these|those|all|many|most|some|few|other|more|any|every|each|only|so|are|have|had|let|help|give|show|tell|teach|match|connect|pay|paid|sell|sold|ask|\p{L}+ed|need|want|find|reach|make|get|keep|save|met|\p{L}+ting|helping|paying|selling|[mb]illion|one|two|three|four|five|six|ten|thousand|lakh|dozen|us|but|then|ran|run|not|spoke|\p{L}+n[’']t)$/iu;
const keptAnyway = /^(?:retired|licensed|unlicensed|self-employed|small-sized|consulting)$/iu;
const verbLike = /^(?!(?:business|fitness|glass)$)\p{L}{3,}s$/iu;
const broad =
  /\b(?:every(?:one|body)|any(?:one|body)|all people|the whole world|billions of people|all of us)\b(?!\s(?:loves?|likes?|says?|I|we)\b)/giu;

export interface CustomerWords {
  /** As written: "rural dental clinics". */
  readonly quote: string;
  readonly index: number;
}

export function findCustomer(text: string): CustomerWords | null {
  const match = text.matchAll(plural).next().value;
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
