export { gatherIdea } from './gather.ts';
export type { IdeaInput } from './input.ts';
export { listRead, nameIn } from './list-read.ts';
export { listSlots } from './slots.ts';
