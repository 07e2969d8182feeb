/** Cells as they were typed, by column. */
export type Row = Readonly<Record<string, string>>;
/** What stands in a form, as it was typed: it is read when it is needed, so that nothing jumps under the cursor. */
export type Answer = string | readonly Row[];

export function textOf(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : '';
}

export function rowsOf(answer: Answer | undefined): readonly Row[] {
  return typeof answer === 'object' ? answer : [];
}

export function isBlankAnswer(answer: Answer | undefined): boolean {
  if (answer === undefined) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  return answer.every((row) => Object.values(row).every((cell) => cell.trim() === ''));
}
