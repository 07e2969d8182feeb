export { checkPromises } from './check-promises.ts';
export { draftUpdate } from './draft-update.ts';
export { monthBefore, monthEnds, nameMonth } from './month.ts';
export { reportedFacts, takeFacts } from './take-facts.ts';
