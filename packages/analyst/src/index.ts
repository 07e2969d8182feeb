export type { Analyst, Studied } from './create-analyst.ts';
export * from './findings/index.ts';
export { decide, losesMoney } from './ledger/decide.ts';
export {
  nextStep,
  type OwnTest,
  testAssumptions,
} from './next-step/next-step.ts';
export { plainName } from './next-step/plain-name.ts';
export type * from './notes/idea-notes.ts';
export type { SuggestedRival } from './notes/suggested-rivals.ts';
export { type IdeaProfile, noneOfThese, type OwnFacts, type Understood } from './profile/idea-profile.ts';
export { cutPhrase, shortenName } from './profile/name-idea.ts';
export { sayFact } from './profile/own-facts.ts';
export type { IdeaReader } from './read/create-reader.ts';
export type { EvidenceClaim, EvidenceRung } from './read/evidence.ts';
export { type Fact, type FactKind, factKinds } from './read/facts/fact.ts';
export type { QuestionKind } from './read/question.ts';
export type { IdeaReading, Slot } from './read/reading.ts';
export { family, singular } from './read/word-forms.ts';
