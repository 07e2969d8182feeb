import { namesPrice } from './names-price.ts';
import { inward, ours, pain } from './role-by-words.ts';
import learnt from './uses.json' with { type: 'json' };
import { roles, type Weights } from './weigh-roles.ts';

/** A sentence of a text with what it is taken for; null where that was not read. */
interface Weighed {
  readonly sentence: string;
  readonly weights: Weights | null;
}

/** What a page can do with a sentence, in the order of the learnt weights. */
export const uses = ['offer', 'today', 'leftOff', 'price'] as const;
type Uses = Readonly<Record<(typeof uses)[number], number>>;

const isOne = /\b(?:i|me|my|mine|i['’](?:m|ve|d))\b/iu;
const areMany = /\b(?:we|us|our)\b/iu;
const toUs = /\b(?:us|me)\b/u;
const toVisitors = /\b(?:you|your)\b/iu;
const past =
  /\b(?:was|were|had|did|came|went|got|took|lost|paid|said|told|asked|bought|sold|made|gave|found|\p{L}{3,}ed)\b/iu;
const begunInPast = /^(?:\S+\s){0,4}(?:was|were|had|did|\p{L}+ed)\b/iu;
const wished =
  /\b(?:want|hope|plan|would|could|might|think|worry|afraid|unsure|not sure|afford|next year)\b/iu;
const denied = /\b(?:not|no|never)\b|n['’]t\b/iu;
const others = /^(?:they|them|their|most|many|people|some|half)\b/iu;
const named = /^\p{Lu}\p{L}+ \p{Lu}/u;
const given = /\b(?:is|are) (?:included|welcome|free|provided|\p{L}+ed)\b/iu;
const pricedFrom = 0.5;
const fewSentences = 3;
const someSentences = 6;
const fewWords = 9;
const manyWords = 20;

const wordsOf = (sentence: string): number => sentence.split(' ').length;
const sharesOf = (said: Weighed | undefined): readonly number[] =>
  roles.map((role) => said?.weights?.[role] ?? 0);
const notOffered: ReadonlySet<string> = new Set(['cost', 'evidence', 'worry', 'background', 'rival', 'plan']);

/** What kind of text it is: a founder's story, or a brief about the offer. */
function textSigns(text: readonly Weighed[]): readonly number[] {
  const mean = (of: (one: Weighed) => boolean | number): number =>
    text.reduce((sum, one) => sum + Number(of(one)), 0) / Math.max(1, text.length);
  return [
    mean(({ sentence }) => isOne.test(sentence)),
    mean(({ sentence }) => areMany.test(sentence)),
    mean(({ sentence }) => past.test(sentence)),
    mean(({ weights }) => weights?.product ?? 0),
    mean(({ weights }) =>
      roles.reduce((sum, role) => sum + (notOffered.has(role) ? (weights?.[role] ?? 0) : 0), 0),
    ),
    mean(({ sentence }) => wordsOf(sentence) / manyWords),
  ];
}

/** How it is said. */
const waySigns = (sentence: string): readonly boolean[] => [
  ours.test(sentence),
  isOne.test(sentence),
  areMany.test(sentence),
  toUs.test(sentence),
  toVisitors.test(sentence),
  past.test(sentence),
  begunInPast.test(sentence),
  wished.test(sentence),
  denied.test(sentence),
  pain.test(sentence),
  inward.test(sentence),
  others.test(sentence),
  named.test(sentence),
  /^an?\s/iu.test(sentence),
  /^the\s/iu.test(sentence),
  /^(?:every|each|all)\b/iu.test(sentence),
  /\b(?:can|may)\b/iu.test(sentence),
  given.test(sentence),
  /\d/u.test(sentence),
  sentence.endsWith('?'),
  wordsOf(sentence) <= fewWords,
];

/** What is known of each sentence: what it and its neighbours are about, where it stands, how it is said and in what kind of text. The weights are in the same order. */
export function listSigns(text: readonly Weighed[]): readonly (readonly number[])[] {
  const ofText = textSigns(text);
  let isLate = false;
  return text.map((said, at) => {
    const { sentence, weights } = said;
    const hasPrice = namesPrice(sentence);
    const signs = [
      at === 0,
      text.length < 2 ? 0 : at / (text.length - 1),
      at === text.length - 1,
      text.length <= fewSentences,
      text.length <= someSentences,
      isLate,
      hasPrice,
      wordsOf(sentence) / manyWords,
      at === 0 ? (weights?.product ?? 0) : 0,
      ...waySigns(sentence),
    ];
    isLate ||= hasPrice || (weights?.price ?? 0) >= pricedFrom;
    return [
      1,
      ...sharesOf(said),
      ...signs.map(Number),
      ...sharesOf(text[at - 1]),
      ...sharesOf(text[at + 1]),
      ...ofText,
    ];
  });
}

/** How likely each sentence is what is offered, how it is today, what it costs, or not for visitors at all. They add up to 1. */
export const weighUses = (text: readonly Weighed[]): readonly Uses[] => asInItsText(weighEach(text));

/** Of all sentences that were learnt from, so many are about the offer, and so many not for visitors. */
const usual = { offer: 0.2, leftOff: 0.48 };
const textShare = 0.75;

/** In a text that is plainly about the offer "Riders are insured" is part of it; in a founder's story it is a worry. */
function asInItsText(each: readonly Uses[]): readonly Uses[] {
  const oddsOf = (use: keyof typeof usual): number => {
    const sum = each.reduce((all, one) => all + one[use], usual[use]);
    return (sum / (each.length + 1) / usual[use]) ** textShare;
  };
  const [offered, left] = [oddsOf('offer'), oddsOf('leftOff')];
  return each.map((one) => {
    const either = one.offer + one.leftOff;
    const share = (one.offer * offered) / (one.offer * offered + one.leftOff * left);
    return { ...one, offer: either * share, leftOff: either * (1 - share) };
  });
}

const weighEach = (text: readonly Weighed[]): readonly Uses[] =>
  listSigns(text).map((signs) => {
    // What is offered is what the others are measured against.
    const odds = uses.map((_, use) =>
      use === 0
        ? 1
        : Math.exp(signs.reduce((sum, sign, at) => sum + sign * (learnt.weights[at]?.[use - 1] ?? 0), 0)),
    );
    const all = odds.reduce((sum, one) => sum + one, 0);
    const [offer = 0, today = 0, leftOff = 0, price = 0] = odds.map((one) => one / all);
    return { offer, today, leftOff, price };
  });
