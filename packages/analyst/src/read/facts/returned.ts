import { isHead, isReal, type Stated } from './stated.ts';

/** They came for more: "30 came back for a second box". */
const isGlad = /\b(?:again|more|another|second|third|next|refills?|to (?:buy|order|book)|every|each)\b/u;
const isFaulty =
  /\b(?:because|broken|faulty|defect\p{L}*|damaged|refund\p{L}*|complain\p{L}*|leak\p{L}*|wrong)\b/u;
const isSold = /\b(?:sold|bought|shipped|sent|delivered)\b/u;
const isLeft = /^(?:$|\.|us\b|after\b|within\b|since\b|because\b|last\b|over\b|during\b|in\b|this\b)/u;

/** "41 came back because of moisture", "9 cancelled": customers or goods that are lost again. */
export function saysReturned(stated: Stated): boolean {
  const { bound, rest } = stated;
  // "one in twelve comes back"
  if (/\bin$/u.test(stated.before)) return false;
  if (!isHead(stated) || !isReal(bound) || bound.side !== 'subject' || bound.verb === null) return false;
  const { lemma, isPassive } = bound.verb;
  if (/^(?:cancel|churn|unsubscribe)$/u.test(lemma)) return true;
  if (/^(?:leave|quit)$/u.test(lemma)) return bound.isSubject && isLeft.test(rest);
  if (/^(?:return|refund)$/u.test(lemma) && isPassive) return true;
  const isBack = lemma === 'return' || (lemma === 'come' && /^back\b/u.test(rest));
  // People who come back are glad; goods that do are not.
  // "Nine shops have used it, five came back": without a noun only what was sold comes back.
  const isGoods = stated.noun !== null ? bound.subject !== 'party' : isSold.test(stated.sentence);
  return isBack && !isGlad.test(rest) && (isGoods || isFaulty.test(rest));
}
