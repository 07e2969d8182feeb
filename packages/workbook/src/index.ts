export { placeFigures } from './build/figures-sheet.ts';
export { isFollowing, judgeFigures, usedKeys } from './build/judge-figures.ts';
export { layInput } from './build/lay-input.ts';
export { makeComparison } from './build/make-comparison.ts';
export { makeProject } from './build/make-project.ts';
export { makeWorkbook } from './build/make-workbook.ts';
export type { WorkbookSource } from './build/source.ts';
export { readXlsx } from './file/read-xlsx.ts';
export { writeXlsx } from './file/write-xlsx.ts';
