import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSampleReader } from '../apps/server/src/modules/tools/get-sample.ts';
import { makeLibrary } from '../apps/server/src/modules/tools/library.ts';
import { makeToolbox } from '../apps/server/src/modules/tools/toolbox.ts';
import type { ProjectSource, ReportSource } from '../packages/export/src/source.ts';

/** A dossier of about twenty pages as PDF: `npm run bench:exports`. Missed limits end with code 1. */
const slowestMs = 3000;
const largestMb = 300;
const chosen = ['score-your-idea', 'market-size-estimator', 'health-score'];

const tools = makeToolbox();
const readSample = makeSampleReader({ tools, library: makeLibrary(), clock: Date.now });
const about = {
  project: 'Bench',
  madeAt: new Date().toISOString(),
  engine: 'slipway',
  model: null,
  version: 1,
};
const reports: ReportSource[] = [];
for (const id of chosen) {
  const { report, input } = await readSample(id);
  const name = tools.catalogue.find((tool) => tool.id === id)?.name ?? id;
  reports.push({
    kind: 'report',
    about: { ...about, title: report.title, tool: { id, name } },
    report,
    input,
  });
}
const source: ProjectSource = {
  kind: 'project',
  about: { ...about, title: 'Bench', tool: null },
  record: [],
  reports,
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
    ...(pages < 18 ? ['The dossier has become too short to say anything.'] : []),
  ];
  for (const line of missed) console.error(line);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
