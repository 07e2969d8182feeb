import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadReader } from '@slipway/analyst/load';
import {
  factsTable,
  ownNumbersTable,
  parseFacts,
  parseOwnNumbers,
  parseRoles,
  parseStories,
  rolesTable,
  scoreByRole,
  scoreFacts,
  scoreOwnNumbers,
  scoreRoles,
} from '@slipway/evals';
import type { Knowledge } from '@slipway/knowledge';

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');
const open = (file: string): string => readFileSync(join(corpora, file), 'utf8');

/** How well the founder's own numbers are bound to what they say. Held paragraphs are summed, never shown. */
export function factsSection(knowledge: Knowledge, sets: readonly string[]): string {
  const read = loadReader(knowledge);
  return sets
    .flatMap((set) => {
      const name = set === 'tune' ? 'tuned' : set;
      const stories = parseStories(open(`stories-${name}.jsonl`));
      const texts = parseOwnNumbers(open(`own-numbers-${name}.jsonl`));
      const labels = parseFacts(open(`facts-${name}.tsv`));
      return [
        factsTable(`${name}, 30`, scoreFacts(read, stories, labels)),
        factsTable(`${name}, ${stories.length}`, scoreByRole(read, stories)),
        ownNumbersTable(`${name}, questions`, scoreOwnNumbers(read, texts)),
        rolesTable(`${name}, roles`, scoreRoles(read, parseRoles(open(`roles-${name}.jsonl`)))),
      ];
    })
    .join('\n\n');
}
