import type { FieldNotes } from '../../niche.ts';
import { readFacts } from './read-facts.ts';
import { readJobs } from './read-jobs.ts';
import { readNiche } from './read-niche.ts';
import { readWordings } from './read-wordings.ts';

/**
 * Reads one field's tables. Niches begin with `# key: name` and have one `label: value` a line; facts are one a line.
 * Throws a sentence that names the line: a test reads every field, so a slip never reaches the product.
 */
export function readField(
  vertical: string,
  /** The jobs of a second file's niches stand with those of the first. */
  tables: { niches: string; facts: string; wordings: string; jobs?: string },
): FieldNotes {
  const sheets = tables.niches
    .trim()
    .split(/^(?=# )/mu)
    .filter((sheet) => sheet.trim() !== '');
  const niches = sheets.map((sheet) => readNiche(vertical, sheet));
  return {
    vertical,
    niches,
    facts: readFacts(vertical, tables.facts, niches),
    wordings: readWordings(vertical, tables.wordings),
    jobs: readJobs(vertical, tables.jobs ?? ''),
  };
}
