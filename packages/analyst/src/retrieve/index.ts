export { findCandidates } from './candidates.ts';
export { companyKey } from './company-key.ts';
export type { Indexes } from './indexes.ts';
export { type Curve, probability } from './logistic.ts';
export { describeNiche, nicheFeatureNames } from './niche-features.ts';
export { type IdeaReading, makeNicheScore, makeQuery } from './query.ts';
export { type Curves, retrieve, thresholds } from './retrieve.ts';
export type { FoundRow, Row, RowKind } from './row.ts';
