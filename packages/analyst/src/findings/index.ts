export { chooseReasons, reasonFrom } from './choose-reasons.ts';
export { factClause, factFigure, factSource, type PublishedFact } from './fact-words.ts';
export { type Finding, type FindingKind, type Findings, findingLabels } from './finding.ts';
export { isPrintable } from './is-printable.ts';
export { makeFindings } from './make-findings.ts';
export { priceFigure, type Yearly, yearlyOf } from './size.ts';
export { noteSource } from './sources.ts';
export { round, sentence } from './words.ts';
