import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSampleProject } from '../apps/server/src/modules/projects/sample/sample-project.ts';
import { makeLibrary } from '../apps/server/src/modules/tools/library.ts';
import { makeToolbox } from '../apps/server/src/modules/tools/toolbox.ts';
import { sayFact, sayOrigin } from '../packages/export/src/index.ts';
import type { ProjectSource } from '../packages/export/src/source.ts';

/** The dossier of the sample project as PDF, its facts and all its results: `npm run bench:exports`. Missed limits end with code 1. */
const slowestMs = 3000;
const largestMb = 300;
const fewestPages = 20;

const tools = makeToolbox();
const { card, record, results } = await makeSampleProject({
  tools,
  library: makeLibrary(),
  clock: Date.now,
})();
const about = {
  project: card.name,
  madeAt: new Date().toISOString(),
  engine: 'slipway',
  model: null,
  version: 1,
};
const source: ProjectSource = {
  kind: 'project',
  about: { ...about, title: card.name, tool: null },
  record: record.facts
    .filter(({ value }) => value !== null)
    .map((fact) => ({
      id: fact.id,
      label: fact.label,
      value: fact.value,
      said: sayFact(fact),
      from: sayOrigin(fact),
      at: fact.at,
    })),
  reports: [...results].map(([id, { report, input }]) => {
    const name = tools.catalogue.find((tool) => tool.id === id)?.name ?? id;
    return { kind: 'report', about: { ...about, title: report.title, tool: { id, name } }, report, input };
  }),
  files: [],
};

const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
try {
  const file = join(folder, 'source.json');
  writeFileSync(file, JSON.stringify(source));
  const said = execFileSync(process.execPath, [
    join(import.meta.dirname, 'exports/measure.ts'),
    file,
  ]).toString();
  const { pages, firstMs, computedMs, againMs, bareMs, memoryMb, bytes } = JSON.parse(said);
  console.log(`${pages} pages, ${Math.round(bytes / 1024)} KB`);
  console.log(
    `first ${firstMs} ms (${computedMs} ms of computing), again ${againMs} ms, the bare library ${bareMs} ms: ${(againMs / bareMs).toFixed(1)} ×`,
  );
  console.log(`${memoryMb} MB at most`);
  const missed = [
    ...(firstMs > slowestMs ? [`The first took more than ${slowestMs} ms.`] : []),
    ...(memoryMb > largestMb ? [`It took more than ${largestMb} MB.`] : []),
    ...(pages < fewestPages ? [`The dossier has fewer than ${fewestPages} pages.`] : []),
  ];
  for (const line of missed) console.error(line);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
