import type { Analyst, IdeaProfile } from '@slipway/analyst';
import type { Figure } from '@slipway/core';
import type { Knowledge } from '@slipway/knowledge';
import type { NameStock, NamingData } from '@slipway/naming';
import { type CompanyRecord, emptyRecord } from '@slipway/record';
import { type Evidence, offlineEvidence } from './evidence.ts';

export interface Library {
  readonly knowledge: Knowledge;
  /** Reads ideas, and knows what the notes hold for them. */
  readonly analyst: Analyst;
  /** What names are measured with and made of; loaded with the first name. */
  readonly naming: () => Naming;
}

interface Naming {
  readonly data: NamingData;
  readonly stock: NameStock;
  /** Where a word stands among all words, of unit length: near ones point the same way. Null for an unknown one. */
  readonly meaning: (word: string) => Float32Array | null;
}

/** What a tool found for this person, at its newest version. */
export interface ToolResult {
  readonly toolId: string;
  /** Another version may have named its figures otherwise. */
  readonly toolVersion: number;
  readonly runId: string;
  /** ISO day of the run, and its time. */
  readonly date: string;
  readonly at: string;
  /** What it was asked with. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly figures: Readonly<Record<string, Omit<Figure, 'provenance'>>>;
}

/** All that a gatherer may see besides the input. Of one person, and of one idea where the input names one. */
export interface Around {
  readonly library: Library;
  /** One reading of the idea in the input, or else in the record; left out where neither has one. */
  readonly profile?: IdeaProfile | undefined;
  readonly record: CompanyRecord;
  /** The latest of each tool that has one; never the run that is being computed. */
  readonly results: readonly ToolResult[];
  /** ISO day of the run (UTC). An engine knows no clock: what needs the day takes it from the basis. */
  readonly asOf: string;
  readonly evidence: Evidence;
}

/** For a sample, and for whoever has told nothing yet. */
export function bareAround(library: Library, asOf: string): Around {
  return { library, record: emptyRecord, results: [], asOf, evidence: offlineEvidence };
}
