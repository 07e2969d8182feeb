import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { loadTools, runTool } from '../../tools/src/conformance/run-tool.ts';
import { loadTestLibrary } from '../../tools/test/library.ts';
import { listFormats } from '../src/formats.ts';
import { makeFile } from '../src/make.ts';
import type { ReportSource } from '../src/source.ts';
import { askProgram } from '../test/other-programs.ts';
import { plainSource, projectSource } from '../test/sources.ts';
import { findFonts } from './find-fonts.ts';

const workshop = { fonts: findFonts(), progress: () => {} };
const library = loadTestLibrary();
const tools = await loadTools();

const runs = new Map<string, ReturnType<typeof runTool>>();

async function sampleOf(tool: (typeof tools)[number]): Promise<ReportSource> {
  const { engine } = tool;
  const run = runs.get(engine.meta.id) ?? runTool(tool, engine.sample, library);
  runs.set(engine.meta.id, run);
  const { input, basis, report } = await run;
  const about = { ...plainSource.about, tool: { id: engine.meta.id, name: engine.meta.name } };
  return { kind: 'report', about, report, input, basis };
}

const made = new Map<string, Promise<Uint8Array>>();

/** Each file is made once and looked at by all who ask for it. */
function fileOf(format: string, tool: (typeof tools)[number]): Promise<Uint8Array> {
  const key = `${tool.engine.meta.id} ${format}`;
  const bytes = made.get(key) ?? sampleOf(tool).then((source) => makeFile(format, source, workshop));
  made.set(key, bytes);
  return bytes;
}

/** What a value that was never there looks like once it is printed. */
const broken = /\bNaN\b|\bundefined\b|\[object|\{\{f:|\bInfinity\b/u;

/** Names of our own code, a quote that begins with a comma, a sentence that ends twice, a share that is not written as all others are. */
const unread = /\d\s%|\bmonths\[|“[,;:.]|[a-z]\.\.(?!\.)|: (?:grr|nrr|ltv cac)\b/u;

/** As a reader of that format finds it, page by page where it has pages. */
function pagesOf(format: string, bytes: Uint8Array): readonly string[] {
  const decode = (part: Uint8Array) => new TextDecoder().decode(part);
  if (format === 'pdf' || format === 'slides')
    return askProgram('pdftotext', bytes, ['FILE', '-']).toString().split('\f').slice(0, -1);
  if (format === 'xlsx' || format === 'pptx')
    return Object.entries(unzipSync(bytes)).flatMap(([path, part]) =>
      /sheet\d+\.xml$|sharedStrings|slides\/slide\d+\.xml$/u.test(path) ? [decode(part)] : [],
    );
  return [decode(bytes)];
}

test.each(tools.map((tool) => [tool.engine.meta.id, tool] as const))(
  '%s: its sample leaves in every format, with no empty page and nothing unsaid',
  async (id, tool) => {
    for (const { id: format } of listFormats('report', id)) {
      // A PNG is the SVG, painted.
      if (format === 'png') continue;
      const bytes = await fileOf(format, tool);
      const pages = pagesOf(format, bytes);
      expect(pages.length, format).toBeGreaterThan(0);
      for (const [at, page] of pages.entries()) {
        expect(page.trim().length, `${format}, page ${at + 1}`).toBeGreaterThan(20);
        if (format === 'pdf' || format === 'markdown')
          expect(unread.exec(page)?.[0], `${format}, page ${at + 1}`).toBeUndefined();
        if (format === 'pdf') expect(page.trimStart().startsWith('About this document')).toBe(false);
        if (format !== 'json') expect(broken.exec(page)?.[0], `${format}, page ${at + 1}`).toBeUndefined();
      }
    }
  },
  60_000,
);

test('a founder pack has the workbook of a result and the deck of a pitch', async () => {
  const kept = tools.filter(({ engine }) =>
    ['financial-metrics', 'ai-pitch-generator'].includes(engine.meta.id),
  );
  const reports = await Promise.all(kept.map(sampleOf));
  const files = Object.keys(unzipSync(await makeFile('pack', { ...projectSource, reports }, workshop)));
  for (const ending of ['.xlsx', '.pptx', '.slides.pdf', '.pdf'])
    expect(files.filter((name) => name.endsWith(ending)).length, ending).toBeGreaterThan(0);
}, 60_000);

test('PDF: a source stands at the foot of every page that names it', async () => {
  const tool = tools.find(({ engine }) => engine.meta.id === 'financial-metrics');
  if (tool === undefined) throw new Error('There are metrics.');
  const bytes = await fileOf('pdf', tool);
  const pages = askProgram('pdftotext', bytes, ['-layout', 'FILE', '-']).toString().split('\f');
  const lacking = pages.flatMap((page, at) =>
    [...new Set(page.match(/\[S\d+\]/gu))].flatMap((mark) =>
      page.split('\n').some((line) => line.trimStart().startsWith(`${mark} `))
        ? []
        : [`${mark}, page ${at + 1}`],
    ),
  );
  expect(pages.filter((page) => /\[S\d+\]/u.test(page)).length).toBeGreaterThan(2);
  expect(lacking).toEqual([]);
});

test('PDF: many notes stand in two columns, in their order, and the last ones beside what the file says of itself', async () => {
  const tool = tools.find(({ engine }) => engine.meta.id === 'retention-burn');
  if (tool === undefined) throw new Error('There is retention.');
  const bytes = await fileOf('pdf', tool);
  const wide = askProgram('pdftotext', bytes, ['-layout', 'FILE', '-']).toString();
  // A reading that names the publisher of its bands is not followed by the same note again.
  expect(wide).not.toMatch(/(\[\w+\]) Bands: \1/u);
  const beside = [...wide.matchAll(/^ *\[(\d+)\] .* {3,}\[(\d+)\] /gmu)];
  expect(beside.length).toBeGreaterThan(10);
  for (const [, left, right] of beside) expect(Number(right)).toBeGreaterThan(Number(left));
  const heard = askProgram('pdfinfo', bytes, ['-struct-text', 'FILE']).toString();
  const numbers = [...heard.matchAll(/"\[(\d+)\]"/gu)].map(([, number]) => Number(number));
  expect(numbers.length).toBeGreaterThan(60);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  const last = wide.split('\f').at(-2) ?? '';
  expect(last).toContain('About this document');
  expect(last.match(/\[\d+\] /gu)?.length).toBeGreaterThanOrEqual(8);
});

test('a picture has no words that lead to a note it does not have', async () => {
  const tool = tools.find(({ engine }) => engine.meta.id === 'health-score');
  if (tool === undefined) throw new Error('There is a health score.');
  const picture = new TextDecoder().decode(await fileOf('svg', tool));
  expect(picture).toContain('Against what is usual');
  expect(picture).not.toContain('Bands:');
  const paper = askProgram('pdftotext', await fileOf('pdf', tool), ['FILE', '-']).toString();
  expect(paper).toMatch(/\. Bands: \[S\d\]/u);
});
