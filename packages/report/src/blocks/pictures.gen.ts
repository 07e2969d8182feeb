// Written by scripts/make-catalogue.ts from each block folder. Run `npm run catalogue` after adding a kind.
export * from './bars/picture.ts';
export * from './cards/picture.ts';
export * from './compare/picture.ts';
export * from './dial/picture.ts';
export * from './distribution/picture.ts';
export * from './grid/picture.ts';
export * from './heatmap/picture.ts';
export * from './line/picture.ts';
export type { ChartTable, Picture } from './picture.ts';
export * from './radar/picture.ts';
export * from './rings/picture.ts';
export * from './scatter/picture.ts';
export * from './score/picture.ts';
export * from './swatches/picture.ts';
export * from './tornado/picture.ts';
export * from './waterfall/picture.ts';
