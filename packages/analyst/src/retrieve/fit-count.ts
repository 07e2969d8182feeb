import { singular } from '../read/word-forms.ts';

/** `payer`: what was counted is who pays. `near`: a group around them or next to them, for the founder to choose. */
type CountFit = 'payer' | 'near' | null;

/** They only say that it is a business or a place of one, or anybody at all. */
const plainWords: ReadonlySet<string> = new Set(
  'office practice clinic firm company business shop store agency centre center owner contractor service location place site provider group operator holding enterprise establishment people person adult consumer customer user employer team member'.split(
    ' ',
  ),
);
const joining: ReadonlySet<string> = new Set(
  'a an the and or of other our my all most any every some'.split(' '),
);
/** What follows describes the group further, and so makes it smaller. */
const clause =
  /\s*(?:[,;:(]|\s(?:with|without|who|whose|that|which|where|in|from|of|for|to|at|on|by|under|over|across|running|using|except|used|aged)\s).*$/u;
/** A whole sector, not a kind of business. */
const sector = /\b(?:firms|businesses|enterprises|establishments)\b|[,:]| and /u;
/** A part of a count by the number of people employed. */
const bySize = /\bwith \d/u;

/** "dental offices with two chairs" → "dental offices". */
export function withoutClause(phrase: string): string {
  return phrase.replace(clause, '');
}

/** `names` are what founders call those who were counted, `label` is what was counted. */
export function fitCount(payer: string, label: string, names: readonly string[]): CountFit {
  const said = payer.toLowerCase().trim();
  const main = wordsOf(withoutClause(said));
  const counted = label.toLowerCase().replaceAll(/\s*\([^)]*\)/gu, '');
  if (own(main).length === 0 || bySize.test(counted)) return null;
  const hasClause = main.join(' ') !== wordsOf(said).join(' ');
  const labelled = wordsOf(counted);
  const head = wordsOf(withoutClause(counted)).at(-1) ?? '';
  const called = [counted, ...names].map(wordsOf);
  const whole = called.filter((name) => name.join(' ') === main.join(' '));
  /** Its own words are words of the label, and what the label counts is named by it. */
  const isAkin = (name: readonly string[]): boolean =>
    own(name).every((word) => labelled.some((other) => isKin(word, other))) &&
    (plainWords.has(head) || name.some((word) => isKin(word, head)));
  const same = whole.find(isAkin);
  if (same !== undefined) {
    const isWhole = own(labelled).every((word) => same.some((other) => isKin(word, other)));
    return isWhole && !hasClause ? 'payer' : 'near';
  }
  // "Hotel rooms" share a word with hotels and count something else.
  const isOtherName =
    whole.length > 0 &&
    !hasClause &&
    !sector.test(counted) &&
    !own(main).some((word) => labelled.some((other) => isKin(word, other)));
  const isNarrower = called.some(
    (name) =>
      name.length < main.length &&
      own(name).length > 0 &&
      name.join(' ') === main.slice(-name.length).join(' ') &&
      isAkin(name),
  );
  return isOtherName || isNarrower ? 'near' : null;
}

const isOwn = (word: string): boolean => !plainWords.has(word);
const own = (words: readonly string[]): readonly string[] => words.filter(isOwn);

/** In the singular, without those that only join others. */
export function wordsOf(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular).filter((word) => !joining.has(word));
}

/** One word begins like the other: roofer and roofing, dentist and dental, law and lawyer. */
function isKin(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length < 3 ? short === long : long.startsWith(short.slice(0, 4));
}
