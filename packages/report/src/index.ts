export type * from './block.ts';
export type * from './report.ts';
export type * from './statement.ts';
