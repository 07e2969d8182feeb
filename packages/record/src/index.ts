export { mergeReading, putBack, setFact, withoutReading } from './edit-facts.ts';
export { type FactGroup, factList, type ListedFact } from './fact-list.ts';
export { type FactId, facts, isFactId, type LearntBrand, type LearntFact } from './facts.ts';
export { forgetInput } from './forget.ts';
export { beforeLast, type FactChange, listChanges } from './history.ts';
export { forgetFacts, mergeFacts } from './merge-facts.ts';
export { addEvidence, isRung } from './next-step/add-evidence.ts';
export { chooseNextStep, type FailedTest, type Step } from './next-step/choose-next-step.ts';
export { ideaIn, ideaOf, ideaWords, isSameIdea, recallFor } from './of-idea.ts';
export { findOwnColumn, productKey } from './own-column.ts';
export { prefill } from './prefill.ts';
export {
  type CompanyRecord,
  emptyRecord,
  isSame,
  mergeRecord,
  type Slot,
  type SlotProvenance,
} from './record.ts';
