export type { Company } from './company.ts';
export { findDisagreements } from './find-disagreements.ts';
export type { Finding, Side } from './finding.ts';
export { findGrowthClaims } from './growth-claims.ts';
export { writeAmount } from './page-figures.ts';
export { readPage, rewritePrice, writeFigure } from './read-page.ts';
export { replaceText } from './replace-text.ts';
export { listMoved } from './stale.ts';
