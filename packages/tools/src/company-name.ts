/** As a sentence may hold it: braces would be read as a placeholder. */
export function plainName(typed: unknown): string {
  return typeof typed === 'string' ? typed.replace(/[{}]/gu, '').replace(/\s+/gu, ' ').trim() : '';
}
