export type { Drawing, Mark, Pen, TextMark } from './drawing.ts';
export { findFigure } from './figures.ts';
export { dashes, outline } from './outline.ts';
export { textWidth } from './text.ts';
