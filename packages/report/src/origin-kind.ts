import { isOurNote, type Provenance } from '@slipway/core';
import type { Report } from './report.ts';

/** What a figure is marked as: a line of our own notes is not published, though it stands among the sources. */
export type OriginKind = Provenance['kind'] | 'note';

export function originKind(provenance: Provenance, { sources }: Pick<Report, 'sources'>): OriginKind {
  // What another run counted is no number that the founder typed.
  if (provenance.kind === 'measured' && provenance.from?.run !== undefined) return 'derived';
  if (provenance.kind !== 'sourced') return provenance.kind;
  return provenance.sources.every((id) => sourceKind(id, { sources }) === 'note') ? 'note' : 'sourced';
}

export function sourceKind(id: string, { sources }: Pick<Report, 'sources'>): 'sourced' | 'note' {
  const source = Object.hasOwn(sources, id) ? sources[id] : undefined;
  return source !== undefined && isOurNote(source) ? 'note' : 'sourced';
}
