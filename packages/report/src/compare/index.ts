export { compareReports, type Rank } from './compare-reports.ts';
export { compareMost, type Side } from './join-sides.ts';
export { callSide } from './say-lead.ts';
