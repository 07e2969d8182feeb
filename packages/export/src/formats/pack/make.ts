import { strToU8, type Zippable, zipSync } from 'fflate';
import { sayDay } from '../../about-rows.ts';
import { escapeXml } from '../../draw/draw-svg.ts';
import type { Make } from '../../format.ts';
import { nameSheet } from '../../name-sheet.ts';
import type { ProjectSource, ReportSource } from '../../source.ts';
import { byteOrderMark } from '../csv/csv-rows.ts';
import { makeCsv } from '../csv/make.ts';
import { recordRows } from '../csv/project-rows.ts';
import { makeJson } from '../json/make.ts';
import { makePdf } from '../pdf/make.ts';
import { pptx } from '../pptx/format.ts';
import { makePptx } from '../pptx/make.ts';
import { makeSlides } from '../slides/make.ts';
import { makeXlsx } from '../xlsx/make.ts';

interface Listed {
  readonly name: string;
  readonly paths: readonly string[];
}

/** A project as a folder: an index, the record, every result as PDF, Excel, JSON and CSV, the deck, the dossier, and the pages. */
export const makePack: Make = async (source, workshop, options) => {
  if (source.kind !== 'project') throw new Error('Only a project is a pack.');
  const { reports, record, files } = source;
  const total = reports.length + 2;
  const quiet = { ...workshop, progress: () => {} };
  const packed: Zippable = {};
  const listed: Listed[] = [];
  for (const [at, report] of reports.entries()) {
    workshop.progress(at, total, report.about.tool?.name ?? report.about.title);
    const base = `results/${report.about.tool?.id ?? at}`;
    packed[`${base}.pdf`] = [await makePdf(report, quiet, options), stored];
    packed[`${base}.json`] = await makeJson(report, quiet, options);
    packed[`${base}.csv`] = await makeCsv(report, quiet, options);
    // Both are computed again from what the result was computed from.
    if (report.basis !== undefined) packed[`${base}.xlsx`] = [await makeXlsx(report, quiet, options), stored];
    if (report.basis !== undefined && pptx.toolIds?.includes(report.about.tool?.id ?? '')) {
      packed[`${base}.pptx`] = [await makePptx(report, quiet, options), stored];
      packed[`${base}.slides.pdf`] = [await makeSlides(report, quiet, options), stored];
    }
    listed.push({
      name: nameOf(report),
      paths: Object.keys(packed).filter((path) => path.startsWith(`${base}.`)),
    });
  }
  workshop.progress(reports.length, total, 'Dossier');
  packed['dossier.pdf'] = [await makePdf(source, quiet, options), stored];
  packed['record.json'] = strToU8(`${JSON.stringify(record, null, 2)}\n`);
  packed['record.csv'] = strToU8(byteOrderMark + recordRows(source));
  for (const { path, bytes } of files) packed[path] = bytes;
  const pages = files.map(({ path }) => path);
  packed['index.html'] = strToU8(indexPage(source, listed, pages));
  workshop.progress(total - 1, total, 'Packing');
  return zipSync(packed, { mtime: Date.parse(source.about.madeAt) });
};

/** What is compressed already. */
const stored = { level: 0 } as const;

const nameOf = ({ about }: ReportSource) =>
  `${nameSheet(about.tool?.name ?? 'Result', about.title)} (${sayDay(about.madeAt)})`;

function indexPage(
  { about, record }: ProjectSource,
  results: readonly Listed[],
  pages: readonly string[],
): string {
  const link = (path: string) =>
    `<a href="${escapeXml(encodeURI(path))}">${escapeXml(path.slice(path.lastIndexOf('/') + 1))}</a>`;
  const item = (name: string, paths: readonly string[]) =>
    `<li>${escapeXml(name)}<br>${paths.map(link).join(' · ')}</li>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeXml(about.title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#0e1b2a}a{color:#b03512}li{margin:.6em 0}</style>
<h1>${escapeXml(about.title)}</h1>
<p>Founder pack of ${escapeXml(sayDay(about.madeAt))}. Computed by ${escapeXml(about.engine)}.</p>
<ul>${item('Everything in one document', ['dossier.pdf'])}${item(`What is known of the company: ${record.length} facts`, ['record.json', 'record.csv'])}</ul>
${results.length === 0 ? '<p>No results yet.</p>' : `<h2>Latest results</h2><ul>${results.map(({ name, paths }) => item(name, paths)).join('')}</ul>`}
${pages.length === 0 ? '' : `<h2>Pages</h2><ul>${pages.map((path) => `<li>${link(path)}</li>`).join('')}</ul>`}
</html>
`;
}
