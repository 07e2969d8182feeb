export type { ChargeKind } from './read/charge.ts';
export { createReader, type IdeaReader, type ReaderData, type ReaderWeights } from './read/create-reader.ts';
export type { Doing, IdeaReading, Price, Slot, Span } from './read/reading.ts';
export type { Stage } from './read/stage.ts';
export { family, plural, singular } from './read/word-forms.ts';
