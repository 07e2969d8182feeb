import { flatText } from '../../wording/index.ts';
import type { Text } from '../texts.ts';

/** What the founder's words give away, as an exact piece of them. */
export interface Sign {
  readonly field: string;
  readonly quote: string;
}

const number =
  '(?:\\d[\\d,.]{0,11}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousands?|half|third|fifth|quarter)';
/** Up to the end of the clause; a mark inside a number ends none. */
const rest = (most: number) => `(?:[^.;,!?]|[.,](?=\\d)){0,${most}}(?![\\p{L}\\p{N}])`;

/** Bounded repeats only: no text can make a rule run long. */
const patterns = {
  byHand:
    /\b(?:on|with) paper\b|\bpaper (?:list|form|file|diary|log|round)s?\b|\bby (?:phone|hand|e-?mail|fax|post)\b|\bin Excel\b|\bspreadsheets?\b|\bover (?:WhatsApp|the phone)\b|\b(?:WhatsApp|chat) groups?\b|\bnotebooks?\b|\bpen and paper\b|\bpaperwork\b|\bcopy the same\b|\bphone calls\b/iu,
  inside:
    /\b(?:inside|straight into|plugs? into|on top of|works? with|integrates? with)\s(?:(?:the|their)\s\p{L}+\s(?:software|system|calendar|till|records)(?:\sthey already use)?|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u,
  measured: new RegExp(
    `\\b(?:los[et]s?|spends?|waits?|marks?|throws? away|scraps?|wastes?|hires?|costs?|juggles?)\\s${rest(30)}\\b(?:${number}|hours|days|weeks|months)\\b${rest(26)}(?=[.;,!?]|\\s(?:because|and|before|after|so|who|calling|to)\\b)`,
    'iu',
  ),
  byResult: new RegExp(
    `\\b(?:takes?|keeps?|charges?)\\s(?:just\\s|only\\s)?\\d+(?:[.,]\\d+)?\\s?(?:%|percent)${rest(24)}|\\bfor\\s\\d+(?:[.,]\\d+)?\\s?(?:%|percent)|(?<![\\d.,])\\d+(?:[.,]\\d+)?\\s?%\\s(?:fee|commission)|\\bpay per (?!inhabitant|seat|user|month|year|employee|head)${rest(24)}|\\bby the (?:metre|meter|hour|job)\\b|\\bsplits the bill by ${rest(30)}`,
    'iu',
  ),
  freeFirst: /\bfirst [\p{L}-]+ (?:is )?free\b|\bfree (?:trial|pilot)\b/iu,
  inUse: new RegExp(
    `\\b${number}\\s(?:[\\p{L}-]+\\s){0,3}(?:on (?:a|our) trial|in (?:a|our) pilot|are (?:testing|using)|use (?:it|the (?:free|first|beta))|pay us)\\b${rest(20)}|\\b(?:pilot|trial)s? (?:runs?|is running|are running|started) (?:at|in|with)\\b${rest(24)}`,
    'iu',
  ),
  handwork:
    /\b(?:with an?|an?|our)\s(?:[\p{L}-]+\s)?(?:nurse|mechanic|host|examiner|tutor|coach|lawyer|doctor|dietitian|advis[eo]r|inspector|matchmaker|courier|rider)\b/iu,
  goods:
    /\bcooked fresh\b|\bfreshly (?:made|cooked)\b|\bwe (?:clean|sew|ship|roast|brew|bake|pack|stock)\b|\bsent weekly\b|\bsent to your door\b|\bby post\b/iu,
  float:
    /\badvance the (?:invoice|salary|wage|money|payment)\b|\bwe lend\b|\bloans?\b|\bdeposit that is held\b|\bheld until\b|\bwe hold (?:the|their)\b|\bwe (?:buy|keep|invest) [\p{L} ]{1,20}\bfor\b|\bin escrow\b|\binto audited gold\b/iu,
  twoSided:
    /\bmarketplace\b|\bmatchmaking\b|\bbuyers and sellers\b|\bpair (?:[\p{L}-]+\s){1,3}with\b|\bconnects? (?:[\p{L}-]+\s){1,3}(?:with|to)\b|\bsell them to\b/iu,
  language:
    /\bspeaks? (?:their|your) (?:own )?language\b|\bspeaks? \p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)*(?: and \p{Lu}\p{L}+)?|\bin (?:Portuguese|Hindi|Spanish|Swahili|Tamil|Punjabi|Bahasa|Arabic|French|German|Polish|Yoruba)\b(?: and \p{Lu}\p{L}+)?/u,
  noCamera: /\bno cameras?\b|\bwithout (?:a )?cameras?\b|\bon[- ]device\b|\bno data leaves\b/iu,
  quick: new RegExp(
    `\\b(?:within|in) (?:the |an |a )?${number}? ?(?:hour|minutes|days|seconds)(?: each)?\\b|\\bthe same day\\b|\\btakes minutes\\b`,
    'iu',
  ),
  everybody: /\b(?:for |sell to )(?:every(?:one|body)|any(?:one|body)|all people)\b/iu,
  founder: new RegExp(
    `\\bI(?: have)? (?:ran|run|managed|worked|taught|teach|maintain|maintained|was|am|owned|own) (?:an? |the |as |at |in |in an? )${rest(50)}|\\bI know the pain\\b`,
    'u',
  ),
  family:
    // "Cheese making with my wife" tells who helps, not who has the trouble.
    /(?<!\b(?:with|and)\s)\bmy (?:mother|father|son|daughter|wife|husband|brother|sister|parents|grandmother|dog)\b(?!\sand\sI\b)[^.;,!?]{0,30}/iu,
} as const;
export type SignId = keyof typeof patterns;

const waits = /\s(?:an?|the|to|of|and|at|in|for|is|on|with|because|we|it|that|by)$/iu;

/** In the first of the texts that shows it; a denied one (`no loans`) does not count. */
export function findSign(id: SignId, texts: readonly Text[]): Sign | null {
  for (const { field, text } of texts) {
    const match = patterns[id].exec(text);
    if (match === null) continue;
    const before = text.slice(Math.max(0, match.index - 16), match.index);
    if (/\b(?:no|not|never|without)\s(?:\p{L}+\s)?$/iu.test(before) && id !== 'noCamera') continue;
    // Never in the middle of a word.
    const isCut = /^[\p{L}\p{N}]/u.test(text.slice(match.index + match[0].length));
    let quote = (isCut ? match[0].replace(/\s\S*$/u, '') : match[0]).trim();
    while (waits.test(quote)) quote = quote.replace(waits, '');
    return { field, quote };
  }
  return null;
}

/** The sentences of the idea, without the one that holds `other`: what is told around it. */
export function withoutSentence(text: Text, other: string | null): Text {
  if (other === null) return text;
  const words = flatText(other).slice(0, 24);
  const sentences = text.text.split(/(?<=[.!?;])\s+/u).filter((sentence) => !sentence.includes(words));
  return { ...text, text: sentences.join(' ') };
}
