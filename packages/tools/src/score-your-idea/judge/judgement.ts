import type { Figure, Source } from '@slipway/core';
import type { Collector, Evidence } from '@slipway/report';
import type { People } from '../../people/people.ts';
import type { ScoreBasis } from '../basis.ts';
import type { DimensionId } from '../dimensions.ts';
import type { ScoreInput } from '../fields.ts';
import type { Finding } from '../hear.ts';
import { hear } from '../hear.ts';
import type { Money } from '../money.ts';
import type { Standing } from '../standing.ts';
import { listTexts, type TextName } from '../texts.ts';

/** What one dimension reaches before the evidence ceiling, and what decided it. */
export interface Judgement {
  readonly id: DimensionId;
  /** The written level; null when nothing was said. */
  readonly level: number | null;
  /** How low and how high the answer can be read; 0 to 10 when nothing was said. */
  readonly low: number;
  readonly high: number;
  /** What decided, as it stands in a sentence: a quote, or figures. */
  readonly shown: string;
  /** The founder's words, where words decided. */
  readonly quote: string | null;
  readonly evidence: readonly Evidence[];
  /** Where the level is reached in a way its wording does not name. */
  readonly wording?: string;
}

/** What the judges look at. They add the figures they compute and the sources they use. */
export interface Matter {
  readonly input: ScoreInput;
  readonly basis: ScoreBasis;
  readonly standing: Standing;
  readonly money: Money;
  readonly region: string | null;
  readonly people: People;
  readonly figures: Collector<Figure>;
  readonly sources: Collector<Source>;
}

export function silent(id: DimensionId): Judgement {
  return { id, level: null, low: 0, high: 10, shown: '', quote: null, evidence: [] };
}

export interface Heard extends Finding {
  readonly field: TextName;
}

/** The first of these texts that speaks to the dimension. */
export function hearIn(id: DimensionId, input: ScoreInput, names: readonly TextName[]): Heard | null {
  for (const { field, text } of listTexts(input, names)) {
    const finding = hear(id, text);
    if (finding !== null && finding.quote !== '') return { ...finding, field };
  }
  return null;
}

export function fromWords(id: DimensionId, heard: Heard): Judgement {
  const { field, level } = heard;
  const quote = tidy(heard.quote);
  return {
    id,
    level,
    low: Math.min(heard.low, level),
    high: Math.max(heard.high, level),
    shown: `“${quote}”`,
    quote,
    evidence: [{ kind: 'said', field, quote }],
  };
}

/** "We built a prototype and reach" ends where its own clause does. */
function tidy(quote: string): string {
  return quote
    .replace(/(?<![,;:.\s])[,;:.\s]+$/u, '')
    .replace(/\s(?<=\S\s\S+\s)(?:and|but|or|so|then)(?:\s\S+)?$/iu, '')
    .replace(
      /(?:\s(?<=\S\s\S+\s)(?:by|to|of|in|at|for|with|on|from|the|an?|it|is|what|which|that|how|why|who|where|when))+$/iu,
      '',
    );
}

/** An answer that leaves nothing open. */
export function exactly(
  id: DimensionId,
  level: number,
  shown: string,
  evidence: readonly Evidence[],
): Judgement {
  return { id, level, low: level, high: level, shown, quote: null, evidence };
}
