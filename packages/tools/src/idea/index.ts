export { gatherIdea } from './gather.ts';
export type { IdeaInput } from './input.ts';
export { listRead } from './list-read.ts';
export { listSlots } from './slots.ts';
