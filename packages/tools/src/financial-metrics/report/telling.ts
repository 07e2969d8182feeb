import type { Basis } from '../basis.ts';
import { chooseBenchmarks } from '../choose-benchmarks.ts';
import { type Analysis, analyze } from '../compute/analysis.ts';
import { type Desk, openDesk } from '../desk/desk.ts';
import type { Input } from '../fields.ts';
import { type Benches, openBenches } from './bench.ts';
import { openVoice, type Voice } from './voice.ts';

/** What every block is told from. */
export interface Telling {
  readonly desk: Desk;
  readonly facts: Analysis;
  readonly voice: Voice;
  readonly benches: Benches;
}

export function openTelling(input: Input, basis: Basis): Telling {
  const desk = openDesk(input);
  const facts = analyze(desk);
  const { mode, currency } = desk;
  const company = { mode, currency, segment: input.segment, arpa: facts.arpa.value };
  const benches = openBenches(chooseBenchmarks(basis.benchmarks, company), desk.sheet);
  return { desk, facts, voice: openVoice(desk), benches };
}
