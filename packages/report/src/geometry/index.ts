export type { Dash, Drawing, Mark, Shape, TextMark } from './drawing.ts';
export { findFigure } from './figures.ts';
export { textWidth } from './text.ts';
