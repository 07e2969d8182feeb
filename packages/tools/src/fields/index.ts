/** What the form needs of the kinds. */

export { parseColour } from '@slipway/colour';
export { type Answer, isBlankAnswer, type Row, rowsOf, textOf } from './answer.ts';
export { type ImageFormat, type ImageMeasures, imageMaxBytes } from './image/field.ts';
export { type KindName, kindOf } from './kind-of.ts';
export type { FieldByKind } from './kinds.gen.ts';
export { type CellParts, joinCell, splitCell, stateOf } from './matrix/cell-text.ts';
export { arm, matrixToCsv } from './matrix/csv.ts';
export { cellStates } from './matrix/field.ts';
export { isPeriod, nextPeriod } from './series/read-periods.ts';
export { tableOf } from './series/table-of.ts';
export { countTitles } from './shared/count-titles.ts';
export { isSameCurrency, markOf } from './shared/currency-mark.ts';
export { readMonthCell } from './shared/excel-day.ts';
export { parseNumber } from './shared/parse-number.ts';
export { orderOf } from './shared/read-date.ts';
export { nextMonth, readMonth } from './shared/read-month.ts';
export { columnsOf, moreColumns } from './table/columns.ts';
