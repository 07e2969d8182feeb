import type { NicheJob } from '../niche.ts';
import { readTable } from './tsv.ts';

/** Only the columns are looked at here; a test holds every clause to its form. */
export function readJobs(industry: string, text: string): readonly NicheJob[] {
  const rows = readTable(text, ['niche', 'what', 'pain', 'today', 'hard'], `${industry}/jobs.tsv`);
  return rows.map(([key = '', what = '', pain = '', today = '', hard = '']) => ({
    niche: `${industry}/${key}`,
    what,
    pain,
    today,
    hard,
  }));
}
