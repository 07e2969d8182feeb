export { type OpenedWorkbook, openWorkbook, type RefusedWorkbook } from './open-workbook.ts';
