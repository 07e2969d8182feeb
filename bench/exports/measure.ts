/// <reference path="../../packages/export/src/formats/pdf/pdfkit.d.ts" />
import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { findFonts } from '../../packages/export/disk/find-fonts.ts';
import { makeFile } from '../../packages/export/src/make.ts';
import type { ProjectSource } from '../../packages/export/src/source.ts';

/** In a process of its own, so that its memory is that of the export alone. Prints one line of JSON. */
const source: ProjectSource = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const workshop = { fonts: findFonts(), progress: () => {} };

interface Timed<T> {
  readonly ms: number;
  /** Of the processors, whatever else they had to do meanwhile. */
  readonly computedMs: number;
  readonly made: T;
}

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const start = performance.now();
  const before = process.cpuUsage();
  const made = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: Math.round(performance.now() - start), computedMs: Math.round((user + system) / 1000), made };
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
const bare = await timed(
  () =>
    new Promise<void>((resolve) => {
      const doc = new PDFDocument({ size: 'A4', margin: 44, autoFirstPage: false });
      doc.on('data', () => {});
      doc.on('end', resolve);
      doc.font(workshop.fonts.regular.path).fontSize(9.5);
      for (let at = 0; at < pages; at += 1) doc.addPage().text(words);
      doc.end();
    }),
);
console.log(
  JSON.stringify({
    pages,
    firstMs: first.ms,
    computedMs: first.computedMs,
    againMs: again.ms,
    bareMs: bare.ms,
    memoryMb,
    bytes: again.made.length,
  }),
);
