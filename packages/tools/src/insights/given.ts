import type { Figure, Source } from '@slipway/core';
import type { Evidence } from '@slipway/report';

/** A value that a rule needs, with everything that shows where it comes from. */
export interface Given<T> {
  readonly value: T;
  readonly evidence: readonly Evidence[];
  readonly sources: readonly Source[];
  readonly figures: readonly Figure[];
  /** 0 to 1. */
  readonly confidence: number;
  /** 0 to 1: how far it is met in what the founder wrote, where that was looked at. */
  readonly nearness?: number;
}

export const trust = { low: 0.55, medium: 0.7, high: 0.85 } as const;
/** The founder said it. */
export const own = 0.9;

export function fromSource<T>(value: T, source: Source, figures: readonly Figure[] = []): Given<T> {
  return {
    value,
    evidence: [{ kind: 'source', id: source.id }],
    sources: [source],
    figures,
    confidence: trust[source.confidence],
  };
}

export function fromWords<T>(value: T, evidence: Evidence): Given<T> {
  return { value, evidence: [evidence], sources: [], figures: [], confidence: own };
}
