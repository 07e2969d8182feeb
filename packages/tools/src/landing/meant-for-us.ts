import learnt from './meant-for-us.json' with { type: 'json' };
import { namesPrice } from './names-price.ts';
import { roles, type Weights } from './weigh-roles.ts';

/** A sentence of a text with what it is taken for; null where that was not read. */
interface Weighed {
  readonly sentence: string;
  readonly weights: Weights | null;
}

/** What the founder or the product does, and not somebody else. */
export const ours = /^(?:our|we|i|my|it|this|you|with us|each|every|one)\b/iu;
const isOne = /\b(?:i|me|my|mine|i['’](?:m|ve|d))\b/iu;
const areMany = /\b(?:we|us|our)\b/iu;
const pricedFrom = 0.5;
const fewSentences = 3;
const someSentences = 6;

const sharesOf = (said: Weighed | undefined): readonly number[] =>
  roles.map((role) => said?.weights?.[role] ?? 0);

/** What is known of each sentence: what it and its neighbours are about, where it stands and who speaks. The weights are in the same order. */
export function listSigns(text: readonly Weighed[]): readonly (readonly number[])[] {
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
      ours.test(sentence),
      isOne.test(sentence),
      areMany.test(sentence),
      hasPrice,
      sentence.split(' ').length / 20,
      sentence.endsWith('?'),
      at === 0 ? (weights?.product ?? 0) : 0,
    ];
    isLate ||= hasPrice || (weights?.price ?? 0) >= pricedFrom;
    return [1, ...sharesOf(said), ...signs.map(Number), ...sharesOf(text[at - 1]), ...sharesOf(text[at + 1])];
  });
}

/** How likely each sentence is about costs, doubts, plans, proof, buyers, rivals or the founder: not for visitors. From 0 to 1. */
export const weighMeantForUs = (text: readonly Weighed[]): readonly number[] =>
  listSigns(text).map((signs) => {
    const sum = signs.reduce((all, sign, at) => all + sign * (learnt.weights[at] ?? 0), 0);
    return 1 / (1 + Math.exp(-sum));
  });
