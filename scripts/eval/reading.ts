import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadReader } from '@slipway/analyst/load';
import {
  claimsLine,
  parseLabels,
  parseStories,
  parseTold,
  readingTable,
  scoreClaims,
  scoreDoing,
  scoreReadings,
  titleLine,
  toldLine,
} from '@slipway/evals';
import type { Knowledge } from '@slipway/knowledge';

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');

/** How well one reading finds payer, user, supplier, place, charge and price. Held ideas are summed, never shown. */
export function readingSection(knowledge: Knowledge, sets: readonly string[]): string {
  const read = loadReader(knowledge);
  const files: Readonly<Record<string, string>> = { tune: 'reading-tuned.jsonl', held: 'reading-held.jsonl' };
  const stories = sets.map((set) => {
    const file = set === 'tune' ? 'stories-tuned.jsonl' : 'stories-held.jsonl';
    const told = parseStories(readFileSync(join(corpora, file), 'utf8'));
    return [
      claimsLine(`stories, ${set}`, scoreClaims(read, told)),
      titleLine(`stories, ${set}`, read, told),
      toldLine(
        `sentences, ${set}`,
        read,
        parseTold(
          readFileSync(join(corpora, set === 'tune' ? 'sentences-tuned.txt' : 'sentences-held.txt'), 'utf8'),
        ),
      ),
    ].join('\n');
  });
  const tables = sets.flatMap((set) => {
    const labels = parseLabels(readFileSync(join(corpora, files[set] ?? ''), 'utf8'));
    return (['line', 'paragraph'] as const).flatMap((kind) => {
      const { of, overlap, open, long } = scoreDoing(read, labels, kind);
      const name = `${set}, ${kind}`;
      return [
        readingTable(name, scoreReadings(read, labels, kind)),
        `${name.padEnd(18)} does      ${String(of).padStart(3)}   overlap ${overlap.toFixed(2)}   open ${open}   over eight words ${long}`,
      ];
    });
  });
  return [...tables, ...stories].join('\n');
}
