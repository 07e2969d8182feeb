export { type ChosenField, chooseField, chooseNiche, noNiche } from './choose-niche.ts';
export { chooseVertical } from './choose-vertical.ts';
export type { Learnt } from './create-reader.ts';
export { isPerPiece } from './is-per-piece.ts';
export type { OddKind } from './kinds/read-kind.ts';
export type * from './reading.ts';
export { type ReadIdea, toReadIdea } from './to-read-idea.ts';
export { readVectors, type WordVectors } from './vectors/read-vectors.ts';
