/** Marks that turn the direction of what follows them: a figure behind one reads backwards. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The founder's words are text, never markup. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(directionMarks, '')
    .replace(/[\\`*_[\]<>|#~]/gu, '\\$&')
    .replace(/^(\s*)([-+]|\d+\.)(?=\s)/gmu, '$1\\$2')
    .replace(/(?<!\s)\s*\n\s*/gu, ' ');
}
