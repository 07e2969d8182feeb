export { findContradictions } from './contradictions.ts';
export { type FactId, facts, isFactId, type LearntFact } from './facts.ts';
export { forgetInput } from './forget.ts';
export { forgetFacts, mergeFacts, undoFact } from './merge-facts.ts';
export { isSameIdea, recallFor } from './of-idea.ts';
export { prefill } from './prefill.ts';
export { type CompanyRecord, emptyRecord, mergeRecord, type Slot } from './record.ts';
