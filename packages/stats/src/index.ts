export * from './describe.ts';
export * from './distribution.ts';
export * from './histogram.ts';
export * from './interval.ts';
export * from './monte-carlo.ts';
export * from './quantiles.ts';
export * from './random.ts';
export * from './sample-size.ts';
