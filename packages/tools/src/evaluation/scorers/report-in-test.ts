import type { Figure, Source } from '@slipway/core';
import type { Block, Report, Statement } from '@slipway/report';
import type { EvaluationIdea, IdeaKind } from '../ideas/evaluation-idea.ts';

/** Reports built by hand, so that each scorer is seen to fail. */
export function reportOf(
  blocks: readonly Block[],
  figures: readonly Figure[] = [],
  sources: readonly Source[] = [],
): Report {
  return {
    toolId: 'swot-generator',
    title: 'SWOT: kegs',
    blocks,
    figures: Object.fromEntries(figures.map((figure) => [figure.id, figure])),
    sources: Object.fromEntries(sources.map((source) => [source.id, source])),
  };
}

export function listOf(...items: readonly Statement[]): Block {
  return { id: 'list', kind: 'list', ordered: false, tone: 'plain', items };
}

export function says(id: string, text: string, ...evidence: Statement['evidence']): Statement {
  return { id, text, evidence };
}

export const breweries: Figure = {
  id: 'breweries',
  label: 'Breweries',
  value: 640,
  unit: 'count',
  noun: 'breweries',
  provenance: { kind: 'sourced', sources: ['count'] },
};

export const count: Source = {
  id: 'count',
  publisher: 'Brewers Association',
  what: 'Breweries that pour',
  year: 2024,
  region: 'AU',
  confidence: 'medium',
};

export function ideaOf(kind: IdeaKind, idea: string, more: Partial<EvaluationIdea> = {}): EvaluationIdea {
  return { id: 'kegs', kind, set: 'tune', trade: 'kegs', idea, ...more };
}
