export { sayDay } from './about-rows.ts';
export { type Card, drawCard } from './draw/draw-card.ts';
export { fileName } from './file-name.ts';
export type * from './format.ts';
export { findFormat, formats, isFormatOf, listFormats } from './formats.ts';
export { sayFact, sayOrigin } from './say-fact.ts';
export type * from './source.ts';
