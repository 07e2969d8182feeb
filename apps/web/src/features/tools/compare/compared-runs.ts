import type { FinishedRun } from '../sheet/saved-sheet.tsx';

/** A result of the address: the newest version of a run, or the one that is named. */
export interface Wanted {
  readonly id: string;
  readonly version: number | null;
}

const mostCompared = 4;

/** "r1,r2@3": two runs, the second as its third version was. */
export function parseCompared(text: string | null): readonly Wanted[] {
  return (text ?? '')
    .split(',')
    .filter(Boolean)
    .slice(0, mostCompared)
    .map((one) => {
      const [id = '', version] = one.split('@');
      const number = Number(version);
      return { id, version: Number.isInteger(number) && number > 0 ? number : null };
    });
}

/** As the address has it. */
export function nameWanted({ id, version }: Wanted): string {
  return version === null ? id : `${id}@${version}`;
}

/** What tells them apart: the title, the version where it is one run, the day where two runs have one title. */
export function nameRuns(runs: readonly FinishedRun[], say: (at: string) => string): readonly string[] {
  const titles = runs.map(({ title, report }) => title || report.title);
  return runs.map(({ id, version, createdAt }, at) => {
    const title = titles[at] ?? '';
    if (runs.filter((run) => run.id === id).length > 1) return `${title}, version ${version}`;
    return titles.filter((one) => one === title).length > 1 ? `${title}, ${say(createdAt)}` : title;
  });
}
