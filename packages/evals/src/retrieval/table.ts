import type { Figures, Shown } from './measure.ts';

/** One line for each kind, one block for each way of asking. */
export function retrievalTable(columns: Readonly<Record<string, Figures>>): string {
  return Object.entries(columns)
    .flatMap(([name, { sure, told, withRival, couldHaveRival, ideas }]) => [
      `  ${name}: a rival among the first five for ${withRival} of ${couldHaveRival} ideas that have one (${ideas} in all)`,
      ...Object.keys(sure).map(
        (kind) => `    ${kind.padEnd(8)} sure ${share(sure[kind])}   told ${share(told[kind])}`,
      ),
      `    ${'all'.padEnd(8)} sure ${share(total(sure))}   told ${share(total(told))}`,
    ])
    .join('\n');
}

function total(counts: Readonly<Record<string, Shown>>): Shown {
  const all = { shown: 0, relevant: 0, unjudged: 0, ideas: 0 };
  for (const { shown, relevant, unjudged, ideas } of Object.values(counts)) {
    all.shown += shown;
    all.relevant += relevant;
    all.unjudged += unjudged;
    all.ideas += ideas;
  }
  return all;
}

function share(counts: Shown | undefined): string {
  if (counts === undefined || counts.shown === 0) return 'none'.padEnd(34);
  const { shown, relevant, unjudged, ideas } = counts;
  const percent = `${Math.round((100 * relevant) / shown)} %`;
  return `${percent.padStart(5)} of ${shown}, ${unjudged} unjudged, ${ideas} ideas`.padEnd(34);
}
