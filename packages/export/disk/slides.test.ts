import { facesOf, themeIds } from '@slipway/deck';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { loadTools, runTool } from '../../tools/src/conformance/run-tool.ts';
import { loadTestLibrary } from '../../tools/test/library.ts';
import { readDeckOf } from '../src/formats/pptx/read-deck-of.ts';
import { makeFile } from '../src/make.ts';
import type { ReportSource } from '../src/source.ts';
import { askProgram } from '../test/other-programs.ts';
import { plainSource } from '../test/sources.ts';
import { findFonts } from './find-fonts.ts';

const workshop = { fonts: findFonts(), progress: () => {} };
let source: ReportSource;
/** As the files call themselves. */
const familyNames: Readonly<Record<string, string>> = {
  poster: 'Anton',
  grotesque: 'Arimo',
  news: 'Tinos',
  mono: 'Cousine',
  'old-style': 'Gelasio',
  humanist: 'Ubuntu',
  geometric: 'Montserrat',
  neo: 'Inter',
};

beforeAll(async () => {
  const tool = (await loadTools()).find(({ engine }) => engine.meta.id === 'ai-pitch-generator');
  if (tool === undefined) throw new Error('The tool is gone.');
  const { input, basis, report } = await runTool(tool, tool.engine.sample, loadTestLibrary());
  const about = { ...plainSource.about, tool: { id: tool.engine.meta.id, name: 'Pitch' } };
  source = { kind: 'report', about, report, input, basis };
});

test.each(themeIds)('%s: a page a slide, every claim on its own, read by poppler', async (theme) => {
  const themed = { ...source, input: { ...source.input, assumptions: { 'deck.theme': theme } } };
  const bytes = await makeFile('slides', themed, workshop);
  const deck = await readDeckOf(themed);
  const info = askProgram('pdfinfo', bytes, ['FILE']).toString();
  expect(info).toMatch(/Tagged: +yes/u);
  expect(info).toMatch(/Page size: +960 x 540/u);
  const pages = askProgram('pdftotext', bytes, ['FILE', '-'])
    .toString()
    .split('\f')
    .map((page) => page.replace(/\s+/gu, ' ').toLowerCase());
  const { display, text } = facesOf(deck);
  const set = askProgram('pdffonts', bytes, ['FILE']).toString();
  for (const face of [display, text]) expect(set, face).toContain(familyNames[face]);
  expect(deck.slides.length).toBeGreaterThanOrEqual(11);
  for (const [at, { data }] of deck.slides.entries())
    expect(pages[at], `${theme}, slide ${at + 1}`).toContain(String(data.title).toLowerCase());
  expect(pages[deck.slides.length - 1]).toContain('computed by');
});

test('PowerPoint ends with the same page', async () => {
  const files = unzipSync(await makeFile('pptx', source, workshop));
  const { slides } = await readDeckOf(source);
  const last = strFromU8(files[`ppt/slides/slide${slides.length}.xml`] ?? new Uint8Array());
  for (const said of ['About this deck.', 'Computed by', 'Worded by', 'Method', 'Estimate'])
    expect(last).toContain(said);
});

test('a slide whose facts changed says so, as a PDF and in PowerPoint', async () => {
  const money = (id: string, value: number) => ({
    id,
    label: id,
    value,
    unit: 'money/year',
    currency: 'USD',
  });
  const market = {
    tool: 'Market Size Estimator',
    date: '2026-11-03',
    runId: 'r1',
    changed: ['Price'],
    figures: { tam: money('tam', 4e8), sam: money('sam', 2e8), som: money('som', 6e5) },
  };
  const found = { 'market-size-estimator': market };
  const stale = { ...source, basis: { ...Object(source.basis), found } };
  const says = 'Market Size Estimator, 3 Nov 2026; 1 figure changed';
  const pdf = askProgram('pdftotext', await makeFile('slides', stale, workshop), ['FILE', '-']).toString();
  expect(pdf.replace(/\s+/gu, ' ')).toContain(says);
  const files = Object.entries(unzipSync(await makeFile('pptx', stale, workshop)));
  const slides = files.flatMap(([path, bytes]) =>
    path.startsWith('ppt/slides/slide') ? [strFromU8(bytes)] : [],
  );
  expect(slides.join('')).toContain(says);
});
