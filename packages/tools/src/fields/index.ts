/** What the form needs of the kinds. */
export { type Answer, isBlankAnswer, type Row, rowsOf, textOf } from './answer.ts';
export { type KindName, kindOf } from './kind-of.ts';
export type { FieldByKind } from './kinds.gen.ts';
export { isSameCurrency, markOf } from './shared/currency-mark.ts';
export { parseNumber } from './shared/parse-number.ts';
export { nextMonth, readMonth } from './shared/read-month.ts';
