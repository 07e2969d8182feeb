/**
 * An editor has to know which words of the canvas are which field, and designs write their own markup. So each text travels
 * through the renderer between two letters for private use, which no keyboard types: the first says which field it is.
 */
export const firstMark = 0xe000;
export const endMark = '\uf8ff';

/** For what is drawn from a text, measured by it or compared with it. */
export function withoutMarks(text: string): string {
  return text.replace(/[\ue000-\uf8ff]/g, '');
}
