import { sentencesOf } from '@slipway/language';
import type { Basis } from '../basis.ts';

/** What each sentence of the idea is for, in the founder's own words; `more` is what else they say of the product. */
type Beats = Readonly<Record<'problem' | 'product' | 'proof' | 'founder' | 'more', readonly string[]>>;

const proof =
  /\b(?:we|i)(?: have|'ve|’ve)? (?:already )?(?:interviewed|asked|talked|spoke|spoken|surveyed|visited|met|tested|piloted|sold|signed|showed|shown)\b|\bon (?:an? |the )?(?:trial|pilot)\b|\b(?:pays? us|paying (?:customers?|users?|clients?)|pre-?orders?|(?:paid|left|placed|gave|made|took|taken|received|hold|have|\d+)\b[^.;]{0,30}\bdeposits?|deposits? (?:paid|taken|received|in hand)|letters? of intent|signed up)\b|\b(?:use|uses|using) it (?:every|today|now)\b/iu;
const founder = /^(?:I|My|I['’]ve|I['’]m)\b(?! (?:want|would|plan|hope|intend|think|need)\b)/u;
const wish = /^(?:I|We) (?:want|would like|plan|hope|intend)\b/u;
const ours =
  /^(?:our|we|it|the (?:app|tool|software|service|device|sensor|site|system|assistant|bot)|take|upload|send|scan)\b/iu;
const price =
  /^[^\p{L}]*(?:[\p{Sc}]\s?\d|\d[\d.,]*\s?(?:[\p{Sc}%]|dollars?|euros?|pounds?|rupees?|percent)\b)|\b(?:costs?|price|charge|first call free|subscription)\b/iu;
const sums = /[\p{Sc}]\s?\d|\b\d[\d.,]*\s?(?:dollars?|euros?|pounds?|rupees?|francs?|pesos?|naira|reais)\b/iu;

/** Each sentence once; a question and a bare price are left out: the price has a line of its own. */
export function beatsOf(idea: string, { profile }: Pick<Basis, 'profile'>): Beats {
  const all = sentencesOf(idea)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));
  const quote = profile.does.quote ?? '';
  const usable = all.filter((one) => !one.endsWith('?') && !isPrice(one));
  const isProof = (one: string) => proof.test(one);
  const isFounder = (one: string) => founder.test(one) && !isProof(one);
  const plain = usable.filter((one) => !isProof(one) && !isFounder(one));
  const named = plain.findIndex((one) => quote !== '' && one.includes(quote.slice(0, 40)));
  const first = [
    plain.findIndex((one) => wish.test(one)),
    plain.findIndex(isNounPhrase),
    named,
    plain.findIndex((one) => ours.test(one)),
  ].find((at) => at >= 0);
  const at = first ?? (plain.length === 1 ? 0 : plain.length - 1);
  return {
    problem: plain.slice(0, Math.max(0, at)),
    product: plain.slice(Math.max(0, at), at + 1),
    more: plain.slice(at + 1),
    proof: usable.filter(isProof),
    founder: usable.filter(isFounder),
  };
}

function isPrice(text: string): boolean {
  return sums.test(text) && (price.test(text) || text.split(/\s+/u).length <= 6) && !proof.test(text);
}

const noun =
  /^an? (?:[\p{L}\p{N}'’-]+ ){1,6}?(?:that|which|who|where|with|for|to|so)\b|^an? [\p{L}-]+ (?:per|from)\b/iu;

/** "A tablet app that shows the right dose": no sentence yet. */
export const isNounPhrase = (text: string): boolean => noun.test(text);
