export { BadgePlaceholder, CreditBadge } from './badge.tsx';
export { createCreditMirror } from './credit-mirror.ts';
export { historyCsv } from './history-csv.ts';
