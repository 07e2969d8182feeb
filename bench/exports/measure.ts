/// <reference path="../../packages/export/src/formats/pdf/pdfmake.d.ts" />
import { readFileSync } from 'node:fs';
import pdfMake from 'pdfmake';
import { findFonts } from '../../packages/export/disk/find-fonts.ts';
import { makeFile } from '../../packages/export/src/make.ts';
import type { ProjectSource } from '../../packages/export/src/source.ts';

/** In a process of its own, so that its memory is that of the export alone. Prints one line of JSON. */
const source: ProjectSource = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const workshop = { fonts: findFonts(), progress: () => {} };

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly made: T }> {
  const start = performance.now();
  const made = await work();
  return { ms: Math.round(performance.now() - start), made };
}

const first = await timed(() => makeFile('pdf', source, workshop));
/** Of one dossier, as a thread that makes one has it. */
const memoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
const again = await timed(() => makeFile('pdf', source, workshop));
const pages = [
  ...Buffer.from(again.made)
    .toString('latin1')
    .matchAll(/\/Type \/Page\b(?!s)/gu),
].length;

/** The library alone: as many pages of the same letters, without a table, a chart or a note. */
const words = JSON.stringify(source.reports[0]?.report.blocks).replace(/\W+/gu, ' ').slice(0, 3200);
const content = Array.from({ length: pages }, (_, at) => ({
  text: words,
  fontSize: 9.5,
  ...(at > 0 ? { pageBreak: 'before' } : {}),
}));
const bare = await timed(() => pdfMake.createPdf({ content, defaultStyle: { font: 'Inter' } }).getBuffer());
console.log(
  JSON.stringify({
    pages,
    firstMs: first.ms,
    againMs: again.ms,
    bareMs: bare.ms,
    memoryMb,
    bytes: again.made.length,
  }),
);
