export { chooseVertical } from './choose-vertical.ts';
export { createReader } from './create-reader.ts';
export type * from './reading.ts';
export { type ReadIdea, toReadIdea } from './to-read-idea.ts';
