export { type Analyst, type AnalystParts, createAnalyst, type Studied } from './create-analyst.ts';
export * from './findings/index.ts';
export {
  nextStep,
  type OwnTest,
  testAssumptions,
} from './next-step/next-step.ts';
export { plainName } from './next-step/plain-name.ts';
export type * from './notes/idea-notes.ts';
export {
  type IdeaAnswers,
  type IdeaProfile,
  noneOfThese,
  type Offer,
  offers,
  type Standing,
  type Understood,
} from './profile/idea-profile.ts';
export type { ChargeKind } from './read/charge.ts';
export { createReader, type IdeaReader, type ReaderData, type ReaderWeights } from './read/create-reader.ts';
export { type EvidenceClaim, type EvidenceRung, evidenceRungs } from './read/evidence.ts';
export type { Doing, IdeaReading, Price, Slot, Span } from './read/reading.ts';
export type { Stage } from './read/stage.ts';
export { family, plural, singular } from './read/word-forms.ts';
export type { Scope } from './scope/scope.ts';
