import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '@slipway/core';
import { gatherAppendix } from '@slipway/report';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { colourOf } from '../src/draw/pens.ts';
import { fileName } from '../src/file-name.ts';
import { readJson } from '../src/formats/json/read.ts';
import { pdf as pdfFormat } from '../src/formats/pdf/format.ts';
import { fitScale } from '../src/formats/png/make.ts';
import { makeFile } from '../src/make.ts';
import type { Source } from '../src/source.ts';
import { askProgram } from '../test/other-programs.ts';
import { everySource, plainSource, projectSource } from '../test/sources.ts';
import { findFonts } from './find-fonts.ts';

const steps: string[] = [];
const workshop = {
  fonts: findFonts(),
  progress: (done: number, total: number, what: string) => void steps.push(`${done}/${total} ${what}`),
};
const make = (format: string, source: Source, options = {}) => makeFile(format, source, workshop, options);
const everyPdf = once(() => make('pdf', everySource));
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

test('PDF: every kind of block, read back by poppler', async () => {
  const bytes = await everyPdf();
  const text = askProgram('pdftotext', bytes, ['-layout', 'FILE', '-']).toString().replace(/\s+/gu, ' ');
  for (const said of [
    '₹249, €3, £2 & <more>',
    'Computed by slipway 0.4.0',
    'second view by gpt-x',
    '17 November 2026',
  ])
    expect(text).toContain(said);
  for (const { title, kind } of everySource.report.blocks)
    if (kind !== 'answer' && kind !== 'headline') expect(text, kind).toContain(title);
  for (const part of ['Contents', 'Sources', 'Notes on the figures', 'Estimate', 'Said of verdict'])
    expect(text).toContain(part);
  // A drawing is written as letters, once.
  expect(text.match(/In danger/gu)?.length).toBe(1);
  const info = askProgram('pdfinfo', bytes, ['FILE']).toString();
  expect(info).toMatch(/Title: +Price ₹249/u);
  const fonts = askProgram('pdffonts', bytes, ['FILE']).toString().trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) expect(font).toMatch(/(?:Inter|Bricolage).* yes yes yes /u);
  const first = askProgram('pdftoppm', bytes, ['-r', '20', '-l', '1', '-png', 'FILE']);
  expect(first.subarray(1, 4).toString()).toBe('PNG');
});

test('PDF: every drawing is made of lines, and a sheet begins a page unless the one before ends near its top', async () => {
  const bytes = await make('pdf', projectSource);
  expect(askProgram('pdfimages', bytes, ['-list', 'FILE']).toString().trim().split('\n')).toHaveLength(2);
  const pages = askProgram('pdftotext', bytes, ['FILE', '-']).toString().split('\f');
  const begins = pages.findIndex((page) => page.startsWith('Score Your Idea\n'));
  expect(begins).toBeGreaterThan(0);
  // It has a few lines only.
  expect(pages[begins]).toContain('\nSWOT\n');
});

test('PDF: the number of a note leads to the note, one of its name in the whole document', async () => {
  const names = (bytes: Uint8Array) => {
    const raw = Buffer.from(bytes).toString('latin1');
    const leads = [...raw.matchAll(/\/D \((note-[^)]+)\)/gu)].map(([, name]) => name);
    const places = [...raw.matchAll(/\((note-[^)]+)\) \[/gu)].map(([, name]) => name);
    return { leads, places };
  };
  for (const source of [everySource, projectSource]) {
    const { leads, places } = names(await make('pdf', source));
    expect(leads.length).toBeGreaterThan(3);
    for (const name of leads) expect(places, name).toContain(name);
    expect(new Set(places).size).toBe(places.length);
  }
});

test('PDF: it can be heard: every kind of part is tagged, and every drawing is said in words', async () => {
  const bytes = await everyPdf();
  const tree = askProgram('pdfinfo', bytes, ['-struct-text', 'FILE']).toString();
  expect(askProgram('pdfinfo', bytes, ['FILE']).toString()).toMatch(/Tagged: +yes/u);
  for (const type of [
    'H1',
    'H2',
    'H3',
    'P',
    'L',
    'LI',
    'Lbl',
    'LBody',
    'Table',
    'TR',
    'TH',
    'TD',
    'TOC',
    'Link',
  ])
    expect(tree, type).toMatch(new RegExp(`^ +${type}\\b`, 'mu'));
  expect(tree).toContain('"Price ₹249, €3, £2 & <more>"');
  for (const { title, kind } of everySource.report.blocks)
    if (kind !== 'answer' && kind !== 'headline') expect(tree, kind).toContain(`"${title}"`);
  const raw = Buffer.from(bytes).toString('latin1');
  const figures = raw.match(/\/S \/Figure/gu)?.length ?? 0;
  expect(figures).toBeGreaterThan(10);
  expect(raw.match(/\/Alt \((?!\))/gu)).toHaveLength(figures);
  expect(raw).toMatch(/\/Lang \(en\)/u);
  expect(raw).toMatch(/\/DisplayDocTitle true/u);
});

test('PDF: the outline and the contents lead to every part', async () => {
  const raw = Buffer.from(await everyPdf()).toString('latin1');
  expect(raw).toMatch(/\/Outlines \d+ 0 R/u);
  const parts = everySource.report.blocks.filter(({ kind }) => kind !== 'answer' && kind !== 'headline');
  expect(raw.match(/\/Subtype \/Link/gu)?.length).toBeGreaterThanOrEqual(parts.length);
  for (const { id } of parts) expect(raw, id).toContain(`(part-${id})`);
});

test('CSV: marked as UTF-8, read strictly, and nothing in it is a formula', async () => {
  const bytes = await make('csv', { ...everySource, about: { ...everySource.about, title: '=1+1' } });
  const text = textOf(bytes);
  expect(text.startsWith('\ufeff')).toBe(true);
  const { data, errors } = Papa.parse<string[]>(text.slice(1), { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  expect(data).toContainEqual(['Title', "'=1+1"]);
  expect(data.some(([what, answer = '']) => what === 'Answer' && answer.length > 5)).toBe(true);
  expect(data.find(([what]) => what === 'Computed by')).toEqual(['Computed by', 'slipway 0.4.0']);
  for (const cell of data.flat()) expect(cell).not.toMatch(/^[=@+\t\r]/u);
});

test('JSON gives the same result back, and refuses what is none', async () => {
  const text = textOf(await make('json', plainSource));
  expect(readJson(text)).toEqual({ source: plainSource, problem: null });
  const broken = text.replace('"value": ', '"value": "x", "was": ');
  for (const other of [
    '',
    '[]',
    '{"format":"slipway-sheet"}',
    broken.slice(9),
    text.replace('"formatVersion": 1', '"formatVersion": 9'),
  ])
    expect(readJson(other).source).toBeNull();
  const lost = JSON.parse(text);
  lost.source.report.figures = {};
  expect(readJson(JSON.stringify(lost)).problem).toMatch(/does not hold together/u);
});

test('Markdown has what every export says of itself', async () => {
  const text = textOf(await make('markdown', plainSource));
  for (const said of ['- Computed by: slipway', '- Worded by: ', '- Method: ', '- Date: 17 November 2026'])
    expect(text).toContain(said);
});

test.each([1, 3])('PNG at %d×', async (scale) => {
  const bytes = Buffer.from(await make('png', plainSource, { scale }));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(800 * scale);
});

test('a picture too tall for its scale is made at the one that fits', () => {
  expect(fitScale('<svg width="800" height="22500">', 3)).toBeCloseTo(Math.SQRT2);
  expect(fitScale('<svg width="800" height="2000">', 3)).toBe(3);
});

test('SVG: the whole sheet, or one part of it and no other', async () => {
  const whole = textOf(await make('svg', everySource));
  const one = textOf(
    await make('svg', everySource, {
      block: everySource.report.blocks.find(({ kind }) => kind === 'line')?.id,
    }),
  );
  expect(whole).toContain('Part waterfall');
  expect(one).toContain('Part line');
  expect(one).not.toContain('Part waterfall');
  for (const svg of [whole, one]) {
    expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/su);
    expect(svg).toContain('&lt;more&gt;');
    expect(svg).not.toMatch(/<script|var\(--|NaN|undefined/u);
    expect(svg).not.toContain('. ·');
  }
  await expect(make('svg', everySource, { block: 'none' })).rejects.toThrow('There is no block none.');
});

test('dossier: contents, every report, assumptions and sources once, as PDF and as text', async () => {
  const bytes = await make('pdf', projectSource);
  const pdf = askProgram('pdftotext', bytes, ['-layout', 'FILE', '-']).toString().replace(/\s+/gu, ' ');
  const text = textOf(await make('markdown', projectSource));
  const { assumptions, published } = gatherAppendix(
    projectSource.reports.map(({ about, report }) => ({ name: about.tool?.name ?? '', report })),
  );
  expect(published.length).toBeGreaterThan(0);
  expect(assumptions.length).toBeGreaterThan(0);
  for (const part of ['Contents', 'What is known of the company', 'Assumptions', 'Sources'])
    expect(pdf).toContain(part);
  for (const part of ['Notes on the figures', 'About this document', 'Worded by'])
    expect(pdf.split(part), part).toHaveLength(part.startsWith('Notes') ? 3 : 2);
  const [list = '', body = ''] = [
    text.split('## Contents')[1]?.split('\n## ')[0],
    text.split('## Contents')[1],
  ];
  for (const { about } of projectSource.reports) {
    expect(list).toContain(about.tool?.name);
    expect(body).toContain(`## ${about.tool?.name}: `);
  }
  for (const { label } of assumptions) expect(text.split('## Assumptions')[1]).toContain(label);
  expect(text.match(/^# /gmu)).toHaveLength(1);
  // Notes of all reports stand at the end, each under its number.
  expect(text.match(/^#+ (?:Notes|Sources|Our notes).*/gmu)).toEqual([
    '## Sources',
    '## Notes on the figures',
  ]);
  const numbers = [...text.matchAll(/^- \\\[(\w+)\\\]/gmu)].map(([, number]) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(text).toMatch(/\*\*Next, by \d+ \w+ 2026:\*\*/u);
  // Two reports rest on the same: it stands there once, with both names.
  const shared = published.filter(({ of }) => of.length === 2);
  expect(shared.length).toBeGreaterThan(0);
});

test('dossier: our own notes stand under the trade they are of, with the results that rest on them', async () => {
  const { qcew } = plainSource.report.sources;
  if (qcew === undefined) throw new Error('The example cites it.');
  const note = { ...qcew, publisher: 'Slipway notes', what: 'dental recall: charges by location' };
  const report = { ...plainSource.report, sources: { ...plainSource.report.sources, qcew: note } };
  const swot = { ...plainSource.about, tool: { id: 'swot-generator', name: 'SWOT' } };
  const reports = [
    { ...plainSource, report },
    { ...plainSource, report, about: swot },
  ];
  const bytes = await make('pdf', { ...projectSource, reports });
  const closing = askProgram('pdftotext', bytes, ['FILE', '-'])
    .toString()
    .split('Our notes, check them')
    .at(-1);
  expect(closing?.replace(/\s+/gu, ' ')).toMatch(
    /^ \[note\] Dental recall: 1 note of ours\. Nobody has published it\. \(Score Your Idea, SWOT\) The founder/u,
  );
});

test('project: facts and figures as CSV, the same project again from JSON, and one picture of its answers', async () => {
  const csv = textOf(await make('csv', projectSource));
  const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  expect(data).toContainEqual(['Price', "'=₹249 a month", '249', 'typed here', '2026-11-17T05:00:00.000Z']);
  const figures = projectSource.reports.flatMap(({ report }) => Object.values(report.figures));
  const head = data.findIndex(([first]) => first === 'Result');
  const rows = data.slice(head + 1, head + 1 + figures.length);
  expect(rows.map(([, , label]) => label)).toEqual(figures.map(({ label }) => label));
  expect(rows.map((row) => row[3])).toEqual(
    figures.map(({ value, reason }) => String(value ?? reason ?? '')),
  );
  expect(data.find(([what]) => what === 'Computed by')).toEqual(['Computed by', 'slipway 0.4.0']);

  const plain = { ...projectSource, reports: [plainSource] };
  const json = textOf(await make('json', plain));
  expect(readJson(json)).toEqual({ source: { ...plain, files: [] }, problem: null });
  const lost = JSON.parse(json);
  lost.source.reports[0].report.figures = {};
  expect(readJson(JSON.stringify(lost)).problem).toMatch(/does not hold together/u);

  const svg = textOf(await make('svg', projectSource));
  for (const said of ['Score Your Idea', 'SWOT', 'What is known of the company', 'Computed by: slipway'])
    expect(svg).toContain(said);
  expect(svg).not.toContain('Part waterfall');
  const png = Buffer.from(await make('png', projectSource, { scale: 1 }));
  expect(png.readUInt32BE(16)).toBe(800);
});

test('founder pack: listed and tested by unzip', async () => {
  steps.length = 0;
  const bytes = await make('pack', projectSource);
  expect(askProgram('unzip', bytes, ['-t', 'FILE']).toString()).toContain('No errors detected');
  const names = askProgram('unzip', bytes, ['-Z1', 'FILE']).toString().trim().split('\n');
  const results = ['score-your-idea', 'swot-generator'].flatMap((id) =>
    ['csv', 'json', 'pdf'].map((kind) => `results/${id}.${kind}`),
  );
  expect(names.toSorted()).toEqual(
    [...results, 'dossier.pdf', 'index.html', 'pages/noonseal.html', 'record.csv', 'record.json'].toSorted(),
  );
  const index = askProgram('unzip', bytes, ['-p', 'FILE', 'index.html']).toString();
  for (const name of names.filter((one) => one !== 'index.html')) expect(index).toContain(`href="${name}"`);
  expect(askProgram('unzip', bytes, ['-p', 'FILE', 'record.csv']).toString()).toContain(`"'=₹249 a month"`);
  expect(steps).toEqual(['0/4 Score Your Idea', '1/4 SWOT', '2/4 Dossier', '3/4 Packing']);
});

test('names of files are safe and say the day', () => {
  const named = (title: string, part?: string) => fileName({ ...plainSource.about, title }, pdfFormat, part);
  expect(named('Market size: a/b\\c')).toBe('Market size - a b c (2026-11-17).pdf');
  expect(named('\u202e..')).toBe('Slipway (2026-11-17).pdf');
  // A chart keeps its own name however long the title is.
  const title = 'Names: small breweries: a QR sticker on each keg and a scan app for the driver';
  expect(named(title, 'What three years cost')).toMatch(
    /^Names - small breweries .* - What three years cost \(/u,
  );
  expect(named('x'.repeat(300)).length).toBeLessThan(100);
});

test('colours are the light ones of the screen', () => {
  const css = readFileSync(join(import.meta.dirname, '../../ui/src/tokens/tokens.css'), 'utf8');
  const light = [...css.matchAll(/--([\w-]+): light-dark\((#\w+)/gu)].filter(
    ([, pen = '']) => colourOf(pen) !== pen,
  );
  expect(light).toHaveLength(18);
  for (const [, pen = '', hex] of light) expect(colourOf(pen), pen).toBe(hex);
});
