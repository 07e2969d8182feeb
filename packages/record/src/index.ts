export { type Contradiction, findContradictions, type Side } from './contradictions.ts';
export { forgetInput } from './forget.ts';
export { isSameIdea, recallFor } from './of-idea.ts';
export { type PrefillField, prefill } from './prefill.ts';
export { type CompanyRecord, emptyRecord, mergeRecord, type Slot, type SlotProvenance } from './record.ts';
