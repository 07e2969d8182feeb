/** Braces would read as figure placeholders, and a line break has no place inside a quote or a name. */
export function flatText(text: string): string {
  return text.replace(/[{}\s]+/gu, ' ').trim();
}
