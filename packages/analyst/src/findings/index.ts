export { priceFigure, priceWords } from '../ledger/price-figure.ts';
export { currencyOf, isCurrency, roundSum } from '../read/round-sum.ts';
export { missingNumber } from './answer-question.ts';
export { answeredFindings } from './asked.ts';
export { bookFindings, isPlaced } from './books.ts';
export { limitFindings } from './ceiling.ts';
export { chooseReasons, countReasons, reasonFrom } from './choose-reasons.ts';
export { factClause, factFigure } from './fact-words.ts';
export { economicsFindings, priceFindings, saleFindings } from './figured.ts';
export { type Finding, type FindingKind, type Findings, findingLabels, withMove } from './finding.ts';
export { isLimited, isSoldCount, nowFindings } from './income.ts';
export { isPrintable } from './is-printable.ts';
export { makeFindings } from './make-findings.ts';
export { modelFindings } from './model-findings.ts';
export { sayOwnMarket } from './own-market.ts';
export { marginOf } from './own-numbers.ts';
export { sharesWord } from './own-sums.ts';
export { paybackYears } from './payback.ts';
export { signedOf } from './signed.ts';
export { goalFigure, goalWords, sizeFinding } from './size.ts';
export {
  findSizeLine,
  isPayerUnit,
  payerNoun,
  type SizeLine,
  yearlyOf,
} from './size-line.ts';
export { noteSource, priceSource } from './sources.ts';
export { comparablePrices } from './usual-prices.ts';
export { round, sentence } from './words.ts';
