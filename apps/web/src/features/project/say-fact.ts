import type { Fact } from '@slipway/contracts';

/** A number read from words that leave a doubt; what goes with it, as its currency, is not asked about twice. */
export function isUnsure({ value, provenance }: Pick<Fact, 'value' | 'provenance'>): boolean {
  return typeof value === 'number' && provenance?.kind === 'read' && provenance.isUnsure === true;
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
