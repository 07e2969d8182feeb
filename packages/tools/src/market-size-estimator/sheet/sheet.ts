import { type CountNote, isLimited, sayPlace } from '@slipway/analyst';
import type { Source } from '@slipway/core';
import { formatValue, type Writer } from '@slipway/report';
import type { IdeaBasis } from '../../idea/gather.ts';
import type { MarketInput } from '../fields.ts';
import type { Market } from '../model/market.ts';
import { round } from '../model/span.ts';

/** What every part of the sheet is made from. */
export interface Sheet {
  readonly input: MarketInput;
  readonly basis: IdeaBasis;
  readonly market: Market;
  readonly writer: Writer;
  /** After "in": "the United States"; null while it is open. */
  readonly place: string | null;
  /** Assumptions that have a row: a figure may point to no other. */
  readonly rows: ReadonlySet<string>;
}

/** What can be done in a week bounds it, not how many there are in a country. */
export function isLocal({ market: { counts, profile } }: Sheet): boolean {
  return counts.used === null && isLimited(profile);
}

export function placeOf({ notes }: IdeaBasis, input: MarketInput): string | null {
  if (input.region === 'global') return 'the world';
  return notes.placeName === null ? null : sayPlace(notes.placeName);
}

export function sourceOf(count: CountNote): Source {
  const { id, publisher, label, year, region, confidence, checked, estimate } = count;
  if (estimate !== undefined)
    return {
      id: `note:${id}`,
      publisher: 'Slipway notes',
      what: `${label}: ${perMillionWords(count)}, recalled and not looked up`,
      year: null,
      region,
      confidence,
    };
  return {
    id,
    publisher,
    what: label,
    year,
    region,
    confidence,
    ...(checked ? {} : { note: 'Stated from the publication; check it before you print it.' }),
  };
}

/** "30 to 150 for a million people". */
export function perMillionWords({ estimate }: Pick<CountNote, 'estimate'>): string {
  const [low, high] = (estimate?.perMillion ?? [0, 0]).map((rate) => formatValue(round(rate), 'count'));
  return `${low} to ${high} for a million people`;
}

/** "BLS QCEW annual averages, private, incl. Puerto Rico" → "BLS QCEW annual averages". */
export function publisherName({ publisher }: Pick<CountNote, 'publisher'>): string {
  return publisher.split(/[,;(]/u)[0]?.trim() ?? publisher;
}
