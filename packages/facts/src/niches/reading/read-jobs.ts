import type { NicheJob } from '../../niche.ts';

/**
 * Reads the jobs of a field: `# key`, then one a line, `what | pain | today | hard`. There are thousands and they are read at every
 * start, so only the columns are looked at here; a test holds every clause to its form.
 */
export function readJobs(vertical: string, table: string): readonly NicheJob[] {
  const jobs: NicheJob[] = [];
  let niche = vertical;
  for (const line of table.split('\n')) {
    if (line === '') continue;
    if (line.startsWith('# ')) {
      niche = `${vertical}/${line.slice(2)}`;
      continue;
    }
    const [what, pain, today, hard, more] = line.split(' | ');
    if (
      what === undefined ||
      pain === undefined ||
      today === undefined ||
      hard === undefined ||
      more !== undefined
    )
      throw new Error(`${niche}: a job has four columns ("${line}").`);
    jobs.push({ niche, what, pain, today, hard });
  }
  return jobs;
}
