import type { Fact } from '@slipway/contracts';

/** What goes with a price is not asked about twice. */
const goesAlong: readonly string[] = ['currency', 'per'];

/** Read from words that leave a doubt. */
export function isUnsure({ id, provenance }: Pick<Fact, 'id' | 'provenance'>): boolean {
  return provenance?.kind === 'read' && provenance.isUnsure === true && !goesAlong.includes(id);
}

/** What the editor shows for a value, and how its words become a value again. */
export function toDraft({ value }: Pick<Fact, 'value'>): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join('\n') : String(value);
}

export function fromDraft({ kind }: Pick<Fact, 'kind'>, draft: string): unknown {
  const text = draft.trim();
  if (text === '') return null;
  if (kind === 'number') return Number(text.replaceAll(/[\s,_]/g, ''));
  if (kind === 'list')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return text;
}
