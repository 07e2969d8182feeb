/** How a formula over cells names a figure: `figure:arpa`. */
const prefix = 'figure:';

export const cellOfFigure = (id: string): string => `${prefix}${id}`;

/** Null for a cell of the form, or a step. */
export const figureOfCell = (key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null;
