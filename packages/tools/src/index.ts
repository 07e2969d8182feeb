export { type Around, bareAround, type Library, type ToolResult } from './around.ts';
export { catalogue } from './catalogue.gen.ts';
export type { ComputedSheet } from './computed-sheet.ts';
export { type DocumentFile, findDocuments, makeDocuments, type ToolDocument } from './document.ts';
export { engineVersion } from './engine-version.ts';
export {
  type Evidence,
  type EvidenceAnswer,
  type EvidenceSource,
  type EvidenceSources,
  offlineEvidence,
  type QuestionTo,
  switchedOffEvidence,
} from './evidence.ts';
export type {
  CompareReports,
  Imported,
  ImportInput,
  ImportSource,
  StepSheet,
  ToolPrompt,
  WorkbookCells,
} from './facet.ts';
export type * from './field.ts';
export * from './fields/index.ts';
export { cellOfFigure, figureOfCell } from './figure-cell.ts';
export type { AnyGather } from './gatherer.ts';
export { isCorrection, isReadingField, isSameIdea } from './idea/same-idea.ts';
export { keptOf } from './kept-of.ts';
export { listLearnt } from './list-learnt.ts';
export type { AnyLookUp } from './look-up.ts';
export type { ToolMeta } from './meta.ts';
export { openStored } from './open-stored.ts';
export { readField, readInput } from './read-input.ts';
export {
  applyPatch,
  findPatchProblems,
  mergePatches,
  patchMaxLength,
  type ReportPatch,
} from './report-patch.ts';
export type { AnyEngine, InputProblem, Stored } from './tool.ts';
export { alongTheWay, getTool, isToolId, type ToolId, toolkit, tools } from './tools.ts';
