import type { Fact, FactChange } from '@slipway/contracts';
import { formatValue } from '@slipway/report';

type Valued = Pick<Fact, 'value' | 'unit' | 'currency' | 'options'>;

/** A fact as a person reads it. */
export function sayFact({ value, unit, currency, options }: Valued): string {
  if (value === null || value === undefined) return 'Not known';
  if (typeof value === 'number')
    return unit === null ? String(value) : formatValue(value, unit, currency ?? undefined);
  if (typeof value === 'string') return options.find((option) => option.value === value)?.label ?? value;
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string')
      ? value.join(', ')
      : `${value.length} ${value.length === 1 ? 'row' : 'rows'}`;
  return 'Kept';
}

const kinds: Readonly<Record<NonNullable<Fact['provenance']>['kind'], string>> = {
  entered: 'typed into a tool',
  hand: 'typed here',
  imported: 'from a file',
  read: 'read from your words',
  result: 'counted',
  task: 'found out by a task',
  experiment: 'found out with two pages',
};

/** Where it came from. */
export function sayOrigin({ provenance }: Pick<Fact | FactChange, 'provenance'>): string {
  return provenance === null ? '' : kinds[provenance.kind];
}

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
