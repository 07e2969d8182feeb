import { type Confidence, isOurNote, ourNoteMark, type Source } from '@slipway/core';
import type { OriginKind } from '@slipway/report';

export type MarkKind = OriginKind | 'said';

export const markNames: Record<MarkKind, string> = {
  measured: 'your own number',
  sourced: 'published',
  note: ourNoteMark,
  assumed: 'assumed',
  derived: 'computed',
  said: 'your own words',
};

export const confidences: Record<Confidence, string> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'Low confidence: take it as a hint',
};

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

export function nameRegion(region: string): string {
  if (region === 'global') return 'worldwide';
  return /^[A-Z]{2}$/.test(region) ? (regions.of(region) ?? region) : region;
}

/** "Bessemer, 2023, United States"; "Slipway rule (our note, check it)". */
export function citeSource(source: Source): string {
  if (isOurNote(source)) return `${upperFirst(source.publisher)} (${ourNoteMark})`;
  const place = source.region === null ? null : nameRegion(source.region);
  return [upperFirst(source.publisher), source.year === null ? 'no year given' : String(source.year), place]
    .filter((part) => part !== null)
    .join(', ');
}

const oldAfterYears = 5;

/** "9 years old"; null for what is young enough to need no word. */
export function sayAge({ year }: Pick<Source, 'year'>, nowYear = new Date().getFullYear()): string | null {
  const age = year === null ? 0 : nowYear - year;
  return age > oldAfterYears ? `${age} years old` : null;
}

/** Where a reader can say that a source is wrong; a fact of ours is named to the form. */
export function reportAddress({ id }: Pick<Source, 'id'>): string {
  const query = id.startsWith('fact-') ? `?${new URLSearchParams({ fact: id.slice('fact-'.length) })}` : '';
  return `/methodology${query}#report`;
}

/** A field's own name in words: `pricePerMonth` is "price per month". */
export function nameField(field: string): string {
  return field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
