export { checkPromises, type PromiseCheck, type StoredPromise } from './check-promises.ts';
export { draftUpdate, type Question } from './draft-update.ts';
export { type FactLine, reportedFacts, takeFacts } from './take-facts.ts';
export { monthBefore, monthEnds, nameMonth } from './month.ts';
