export { preloadBlocks } from './block-view.tsx';
export { ReportSheet, type ReportSheetProps } from './report-sheet.tsx';
export type { SheetActions } from './sheet-scope.ts';
export type { SheetMeta } from './title-block.tsx';
