export type { CheckedResult, Company } from './company.ts';
export { findDisagreements } from './find-disagreements.ts';
export type { Finding, Origin, Settlement, Side } from './finding.ts';
export { findGrowthClaims } from './growth-claims.ts';
export { readPage } from './read-page.ts';
