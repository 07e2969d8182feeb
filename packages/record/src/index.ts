export { findContradictions } from './contradictions.ts';
export { forgetInput } from './forget.ts';
export { isSameIdea, recallFor } from './of-idea.ts';
export { prefill } from './prefill.ts';
export { type CompanyRecord, emptyRecord, mergeRecord, type Slot } from './record.ts';
