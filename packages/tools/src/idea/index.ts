export { gatherIdea } from './gather.ts';
export type { IdeaInput } from './input.ts';
export { listSlots } from './slots.ts';
