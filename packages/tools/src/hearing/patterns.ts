/** Pieces that the reader's rules are built from. Every repeat is bounded: no input can make a rule run long. */
const amount = String.raw`\d(?:[\d,.]{0,11}\d)?(?:\s?(?:k|m|million|billion|lakh|crore)\b)?`;
export const money = String.raw`(?:(?:(?<!\p{L})[A-Z]{0,2}\p{Sc}|\b(?:Rs\.?|USD|EUR|INR|KES|KSh|NGN))\s?${amount}|\b${amount}\s?(?:\p{Sc}|(?:euros?|dollars?|rupees|pounds|shillings|naira|pesos)\b))`;
export const period = String.raw`(?:\s?(?:\/|per|an?|each|every)\s?\p{L}+|\s(?:monthly|yearly|weekly)\b)`;

const spelled: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozens: 24,
  hundreds: 200,
};
/** A count of people or things; `%` and big scales are statements about a market, not about evidence. */
export const count = String.raw`(?<![\w\p{Sc}.,])(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,6}|${Object.keys(spelled).join('|')})\b(?!\s?(?:%|percent|million|billion|k\b|lakh|crore)|[.,]\d)`;

/** Up to `n` words in between. */
export function gap(n: number): string {
  return String.raw`(?:[\p{L}\p{N}'’&-]+\s){0,${n}}`;
}

export function rule(source: string): RegExp {
  return new RegExp(source, 'giu');
}

/** For rules that look for a name by its capital letter. */
export function casedRule(source: string): RegExp {
  return new RegExp(source, 'gu');
}

const firstCount = rule(count);

/** The first count in a piece of text; 0 when there is none. */
export function countIn(piece: string): number {
  const found = piece.match(firstCount)?.[0] ?? '0';
  return spelled[found.toLowerCase()] ?? Number(found.replaceAll(',', ''));
}

const clauseEnd = /[.,;:!?()\n]|\s(?:but|while|because)\s/giu;
const negation =
  /(?<![\p{L}-])(?:no|not|never|nobody|none|without|zero|cannot|neither|hardly|\p{L}{2,7}n[’']t)(?![\p{L}-])/iu;
const unreal =
  /(?<![\p{L}-])(?:will|would|could|should|might|plan\p{L}*|going|wants?|hop(?:e|ing)|aim|intend|goal|targets?|expect|if|until|once|need|reach|imagine|\p{L}{1,5}[’']ll)(?![\p{L}-])/iu;

/** The words of the same clause that stand just before a place in the text. */
function wordsBefore(text: string, index: number, howMany: number): string {
  const clause =
    text
      .slice(Math.max(0, index - 80), index)
      .split(clauseEnd)
      .at(-1) ?? '';
  return clause.trim().split(/\s+/u).slice(-howMany).join(' ');
}

export function isDenied(text: string, index: number, reach = 3): boolean {
  return negation.test(wordsBefore(text, index, reach));
}

/** Denied, planned, wished for or supposed: anything but done. */
export function isNotDone(text: string, index: number, match: string): boolean {
  const words = `${wordsBefore(text, index, 5)} ${match}`;
  return negation.test(words) || unreal.test(words);
}
