export type * from './block.ts';
export { listBlockFigures } from './block-figures.ts';
export { checkReport, statementProblems } from './check-report.ts';
export { type Collector, collectFigures, collectSources } from './collect.ts';
export { type Changed, diffReports, type ReportDiff } from './diff-reports.ts';
export { editBoxes } from './edit-boxes.ts';
export { cellText, type PlainTable, type TableCell, tablesOf } from './export/tables-of.ts';
export { reportToCsv, toCsv } from './export/to-csv.ts';
export { type TitleBlock, toMarkdown } from './export/to-markdown.ts';
export { findGeneric, type GenericContext } from './find-generic.ts';
export { type FormatOptions, formatFigure, formatRange, formatSpan, formatValue } from './format-figure.ts';
export { genericContext } from './generic-context.ts';
export { headlineOf } from './headline-of.ts';
export { itemKeys, itemTextMax, struckBox, weightMax, withoutStruck } from './item-keys.ts';
export { type AskedField, listAskedFields } from './list-asked-fields.ts';
export { listSentences, sharedSentences } from './list-sentences.ts';
export { listSheetLines, type SheetLine } from './model-view/chosen.ts';
export { collectView, type ViewCollector, type ViewRequest } from './model-view/collect-view.ts';
export { keepModelView } from './model-view/keep-model-view.ts';
export { type ModelView, modelViewId, withModelView } from './model-view/model-view.ts';
export { findInventedNumbers, type Invented } from './numbers/find-invented-numbers.ts';
export { type OriginKind, originKind, sourceKind } from './origin-kind.ts';
export { findOwnDigits } from './own-digits.ts';
export {
  fillText,
  listPlaceholders,
  splitText,
  type TextPiece,
  withoutPlaceholders,
} from './placeholders.ts';
export { orderSlots, standingWords } from './reading-slots.ts';
export type * from './report.ts';
export { type Result, resultOf } from './result-of.ts';
export type * from './statement.ts';
export {
  isAsked,
  isTask,
  listBlockStatements,
  listStatements,
} from './statements.ts';
export { createWriter, fromSource, type Writer } from './writer/create-writer.ts';
