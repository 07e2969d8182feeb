export type { CheckedResult, Company } from './company.ts';
export { findDisagreements } from './find-disagreements.ts';
export type { Finding, Side } from './finding.ts';
export { findGrowthClaims } from './growth-claims.ts';
export { readPage } from './read-page.ts';
export { replaceText } from './replace-text.ts';
export { listMoved } from './stale.ts';
export { listMovedFigures } from './taken-figures.ts';
export { writeOnPage } from './write-page.ts';
