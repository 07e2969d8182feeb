import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadReader } from '@slipway/analyst/load';
import { parseLabels, readingTable, scoreReadings } from '@slipway/evals';
import type { Niche } from '@slipway/facts';

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');

/** How well one reading finds payer, user, supplier, place, charge and price. Held ideas are summed, never shown. */
export function readingSection(niches: readonly Niche[], sets: readonly string[]): string {
  const read = loadReader(niches);
  const files: Readonly<Record<string, string>> = { tune: 'reading-tuned.jsonl', held: 'reading-held.jsonl' };
  return sets
    .flatMap((set) => {
      const labels = parseLabels(readFileSync(join(corpora, files[set] ?? ''), 'utf8'));
      return (['line', 'paragraph'] as const).map((kind) =>
        readingTable(`${set}, ${kind}`, scoreReadings(read, labels, kind)),
      );
    })
    .join('\n');
}
