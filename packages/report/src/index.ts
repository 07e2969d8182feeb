export type * from './block.ts';
export { listBlockFigures } from './block-figures.ts';
export type { Rows, TableCell } from './blocks/kind.ts';
export { addressLabels, byRank, pickKey, sayAddress } from './blocks/names/say-address.ts';
export { checkReport } from './check-report.ts';
export { collectFigures, collectSources } from './collect.ts';
export { diffReports, type ReportDiff } from './diff-reports.ts';
export { type Digest, digestOf } from './digest.ts';
export { editBoxes } from './edit-boxes.ts';
export { escapeMarkdown } from './escape-markdown.ts';
export {
  citeSource,
  confidences,
  describeFigure,
  endSentence,
  type MarkKind,
  markNames,
  nameField,
  nameRegion,
  saySource,
  upperFirst,
} from './export/cite.ts';
export {
  type Appendix,
  type GatheredSource,
  gatherAppendix,
  type NamedReport,
} from './export/gather-appendix.ts';
export { groupNotes, sayTrade } from './export/group-notes.ts';
export { writeAppendix } from './export/markdown-appendix.ts';
export { type NumberedNotes, nameSource, numberNotes } from './export/number-notes.ts';
export { cellText, type PlainTable, tableOf, tablesOf } from './export/tables-of.ts';
export { reportToCsv } from './export/to-csv.ts';
export { toMarkdown, writeSheet } from './export/to-markdown.ts';
export { unitOf } from './export/unit-of.ts';
export { findGeneric } from './find-generic.ts';
export { type FormatOptions, formatFigure, formatRange, formatSpan, formatValue } from './format-figure.ts';
export { genericContext } from './generic-context.ts';
export { headlineOf } from './headline-of.ts';
export { itemKeys, itemTextMax, struckBox, weightMax, withoutStruck } from './item-keys.ts';
export { findKeyFigure, type KeyFigure } from './key-figure.ts';
export { inReadingOrder, labelBlocks, labelOf } from './label-of.ts';
export { listAskedFields } from './list-asked-fields.ts';
export { listSentences } from './list-sentences.ts';
export { listSheetLines } from './model-view/chosen.ts';
export { collectView } from './model-view/collect-view.ts';
export { keepModelView } from './model-view/keep-model-view.ts';
export { type ModelView, modelViewId, withModelView } from './model-view/model-view.ts';
export { listRewordings } from './model-view/rewordings.ts';
export { originKind, sourceKind } from './origin-kind.ts';
export { fillText, listPlaceholders, splitText } from './placeholders.ts';
export { orderSlots, slotKey, standingInFiles, standingWords } from './reading-slots.ts';
export type * from './report.ts';
export { resultOf } from './result-of.ts';
export { sayAnswer } from './say-answer.ts';
export { sayFormula, sayNumbers } from './say-formula.ts';
export { sayRun } from './say-run.ts';
export type * from './statement.ts';
export {
  isAsked,
  isTask,
  listBlockStatements,
  listStatements,
} from './statements.ts';
export { createWriter, fromSource, type Writer } from './writer/create-writer.ts';
export { type Derived, deriveFigure } from './writer/derive-figure.ts';
