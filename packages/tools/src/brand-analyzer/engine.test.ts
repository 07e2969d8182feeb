import { contrastOf } from '@slipway/colour';
import { type AnswerBlock, checkReport, fillText, type Report } from '@slipway/report';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentFile } from '../document.ts';
import { readInput } from '../read-input.ts';
import type { Basis, WebPage } from './basis.ts';
import { engine } from './engine.ts';
import { fields, type Input } from './fields.ts';

const bare: Basis = { name: null, site: null };
const run = (raw: Record<string, unknown>, basis: Basis = bare): Report => engine.run(inputOf(raw), basis);
const inputOf = (raw: Record<string, unknown>): Input => {
  const read = readInput(fields, raw);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join(' '));
  return read.input as Input;
};
const answer = ({ blocks }: Report) => blocks[0] as AnswerBlock;
const verdict = (report: Report) => fillText(answer(report).verdict.text, report.figures);
const next = (report: Report) => fillText(answer(report).next?.do.text ?? '', report.figures);
const points = ({ figures }: Report, id: string) => figures[id]?.value ?? null;

const plain = 'You book a slot in ten seconds. The owner gets a text at once. '.repeat(8);

test('the five scores are the means of their parts', () => {
  const report = run({ ...engine.sample });
  for (const id of ['clarity', 'consistency', 'distinctiveness', 'credibility', 'accessibility']) {
    const { provenance, value } = report.figures[id] ?? { provenance: null, value: null };
    const parts =
      provenance?.kind === 'derived' ? provenance.inputs.map((one) => points(report, one) ?? 0) : [];
    expect(parts.length, id).toBeGreaterThan(1);
    expect(value).toBeCloseTo(parts.reduce((sum, one) => sum + one, 0) / parts.length, 9);
  }
});

test('what fails is named with the colour that passes', () => {
  const report = run({ colours: ['#3399cc', '#ffffff', '#102030'] });
  expect(next(report)).toMatch(
    /^Use (#[\da-f]{6}) instead of #3399cc for links and buttons: 3.19:1 is too faint\.$/,
  );
  const instead = /Use (#[\da-f]{6})/.exec(next(report))?.[1] ?? '';
  expect(contrastOf(instead, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  const strict = run({ colours: ['#0057b8', '#ffffff', '#102030'] });
  expect(answer(strict).next).toBeUndefined();
  expect(
    next(run({ colours: ['#0057b8', '#ffffff', '#102030'], assumptions: { contrast: 'AAA' } })),
  ).toContain('6.8');
});

test('the colour that the founder names first is the main one, however dark', () => {
  const roles = (colours: readonly string[]) => {
    const block = run({ colours }).blocks.find(({ id }) => id === 'palette');
    return block?.kind === 'swatches' ? block.swatches.map(({ name, hex }) => `${name} ${hex}`) : [];
  };
  expect(roles(['#2e5d34', 'gold', '#f6f1e4'])).toEqual([
    'Background #f6f1e4',
    'Text (added) #000000',
    'Primary #2e5d34',
    'Accent #ffd700',
  ]);
  // A grey first is what they write in.
  expect(roles(['#222222', '#c8401a', '#ffffff'])[1]).toBe('Text #222222');
});

test('a contrast that nearly passes does not', () => {
  const report = run({ colours: ['#777777', '#ffffff', '#102030'] });
  expect(points(report, 'part.primary')).toBeLessThan(60);
  expect(points(run({ colours: ['#767676', '#ffffff', '#102030'] }), 'part.primary')).toBe(100);
});

test('red and green are told apart by lightness or not at all', () => {
  const near = run({ colours: ['#ff0000', '#00aa00', '#ffffff'] });
  expect(points(near, 'seenApart')).toBeLessThan(5);
  expect(points(run({ colours: ['#0033aa', '#ffb000', '#ffffff'] }), 'seenApart')).toBeGreaterThan(30);
});

test('a rival in nearly the same colour is named, and the way out is far from every rival', () => {
  const report = run({
    colours: ['#1f6feb', '#ffffff', '#102030'],
    rivalColours: [
      { rival: 'Northdesk', colour: '#2470e8' },
      { rival: 'Farbook', colour: 'orange' },
    ],
  });
  expect(points(report, 'rivalApart')).toBeLessThan(3);
  expect(next(report)).toMatch(
    /^Try #[\da-f]{6} as main colour: it can be read, and is 20 or more from Northdesk\.$/,
  );
});

test('jargon, praise and hedges are quoted and cost points; plain text costs none', () => {
  const empty = `${plain} We may leverage our innovative platform. We are the best, world-class solution. It might help.`;
  const [good, bad] = [run({ copy: plain }), run({ copy: empty })];
  for (const part of ['jargon', 'boasts', 'hedges', 'stock'])
    expect(points(bad, `part.${part}`) ?? 0, part).toBeLessThan(points(good, `part.${part}`) ?? 0);
  expect(points(good, 'clarity')).toBe(100);
  expect(JSON.stringify(bad.blocks)).toContain('“leverage”');
});

test.each([
  ['one word of a name', { company: 'Pawline' }],
  ['rubbish', { copy: 'asdf qwer zxcv uiop hjkl' }],
  ['another language', { copy: 'Wir füllen leere Termine in Hundesalons. '.repeat(20) }],
  ['eight words', { copy: 'We sell shoes. You buy them in minutes.' }],
  ['a tagline of rubbish', { company: '!!!', tagline: 'asdf asdf asdf', copy: 'aaa bbb ccc 123' }],
])('%s is no brand: it asks back and costs nothing', (_, raw) => {
  const report = run(raw);
  expect(report.asksBack).toBe(true);
  expect(answer(report).question?.field).toBe('copy');
  expect(verdict(report)).toMatch(
    /^No score for (?:your brand|Pawline|!!!) yet: [01] of \d+ measures could be taken\.$/,
  );
});

test('one finding is no score, and two scores are no brand score', () => {
  const colours = run({ colours: ['#3399cc'] });
  expect(points(colours, 'consistency')).toBeNull();
  expect(points(colours, 'brand')).toBeNull();
  expect(verdict(colours)).toMatch(/^No score for your brand yet: 1 of/);
  expect(points(run({ colours: ['#3399cc', '#ffffff', '#102030'] }), 'accessibility')).not.toBeNull();
});

const page: WebPage = {
  title: 'Home',
  description: null,
  language: null,
  shared: { title: null, hasPicture: false },
  icons: 1,
  images: { all: 4, described: 1 },
  fonts: ['Inter', 'Lora', 'Roboto', 'Poppins'],
  colours: [
    { hex: '#1f9d8a', count: 3 },
    { hex: '#aa00aa', count: 1 },
  ],
  text: plain,
};
const source = {
  id: 'web-page',
  publisher: 'pawline.com',
  what: 'The page',
  year: null,
  region: null,
  confidence: 'high',
} as const;
const found: Basis = { name: null, site: { kind: 'found', page, source, at: '2026-11-16T10:00:00.000Z' } };

test('a site is held against name, colours and what a head needs', () => {
  const report = run(
    { company: 'Pawline', site: 'https://pawline.com', colours: ['#1f9d8a', '#ffffff'] },
    found,
  );
  expect(points(report, 'headGood')).toBe(2);
  expect(points(report, 'part.title')).toBe(0);
  expect(points(report, 'part.fonts')).toBe(50);
  expect(points(report, 'onSite')).toBe(0.75);
  expect(points(report, 'part.reader')).toBeCloseTo(12.5);
  expect(points(report, 'part.grade')).toBe(100);
});

test('a site that cannot be reached says so and scores nothing', () => {
  const says = 'Slipway is offline, so nothing was looked up.';
  const report = run(
    { site: 'https://pawline.com', copy: plain },
    { name: null, site: { kind: 'none', says } },
  );
  expect(JSON.stringify(report.blocks)).toContain(says);
  expect(points(report, 'part.head')).toBeNull();
});

const documentsOf = (input: Input, basis: Basis) =>
  engine.documents?.(input, basis, engine.run(input, basis)) ?? [];
const kitOf = (input: Input, basis: Basis): readonly DocumentFile[] =>
  documentsOf(input, basis).flatMap(({ kind, data }) =>
    kind === 'files' ? (data as readonly DocumentFile[]) : [],
  );

test('the kit has each role once, as variables and as JSON', () => {
  const input = inputOf({ ...engine.sample });
  const [brand] = documentsOf(input, bare);
  const files = kitOf(input, bare);
  expect(files.map(({ name }) => name)).toEqual(['brand.css', 'brand.json']);
  expect(files[0]?.text).toContain('--brand-primary: #1f9d8a;');
  expect(files[0]?.text).toMatch(/--brand-primary-readable: #[\da-f]{6};/);
  const classic = kitOf(inputOf({ ...engine.sample, character: 'classic' }), bare);
  expect(classic[0]?.text).toContain('--brand-heading: "Lora", serif;');
  expect(classic[0]?.text).toContain('--brand-body: "Open Sans", sans-serif;');
  expect(JSON.parse(files[1]?.text ?? '')).toEqual(brand?.data);
  expect(brand?.data).toMatchObject({
    voice: { avoid: ['innovative', 'platform', 'leverages', 'empower', 'best'] },
  });
});

test('no page breaks the sheet', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '{{f:grade}}',
      '}} 24/7 {{',
      '“best” 2026',
      plain,
      `${plain} We may leverage 3 {{platforms}} in 24 days.`,
    ),
  );
  const head = fc.option(odd);
  const anyPage: fc.Arbitrary<WebPage> = fc.record({
    title: head,
    description: head,
    language: head,
    shared: fc.record({ title: head, hasPicture: fc.boolean() }),
    icons: fc.nat(3),
    images: fc.constantFrom({ all: 0, described: 0 }, { all: 3, described: 1 }),
    fonts: fc.array(fc.constantFrom('Inter', 'Source Serif 4', 'Exo 2'), { maxLength: 4 }),
    colours: fc.constantFrom([], page.colours, [{ hex: '#777777', count: 9 }]),
    text: odd,
  });
  fc.assert(
    fc.property(anyPage, odd, odd, (any, company, rival) => {
      const read = readInput(fields, {
        site: 'https://b2b24.com/v2?x=1',
        company,
        rivals: [rival],
        tagline: rival,
      });
      if (!read.ok) return;
      const basis = {
        ...found,
        site: { kind: 'found', page: any, source, at: '2026-11-16T10:00:00.000Z' },
      } as const;
      expect(checkReport(engine.run(read.input as Input, basis))).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

test('no font of a site breaks out of the style sheet', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (font) => {
      const odd: Basis = {
        name: null,
        site: { kind: 'found', page: { ...page, fonts: [font] }, source, at: '' },
      };
      const input = { site: 'https://pawline.com' };
      const [css] = kitOf(input, odd);
      expect(css?.text.match(/"/gu)).toHaveLength(4);
      expect(css?.text).not.toMatch(/[<>\\]/u);
    }),
    { numRuns: 20 },
  );
});

test('a picture itself is refused: only its measures come in', () => {
  const logo = { ...engine.sample.logo, data: 'data:image/png;base64,iVBORw0KGgo=' };
  expect(readInput(fields, { logo })).toMatchObject({ ok: false });
});

test.each([
  [{}, 'Please give at least one of these: name, tagline, text, colours, logo or site.'],
  [
    { rivals: ['Northdesk'] },
    'Rivals alone say nothing about your brand. Please add your name, text, colours or site.',
  ],
  [
    { company: 'Pawline', rivalColours: [{ rival: 'Northdesk', colour: 'blurple' }] },
    'Their colours: “blurple” is no colour we know. Write # and six digits, or a name such as teal.',
  ],
])('%o is refused', (raw, message) => {
  expect(engine.check(inputOf(raw)).map((problem) => problem.message)).toEqual([message]);
});

test('every pair has its contrast in the table, and each kind of colour vision its palette', () => {
  const report = run({ colours: ['#777777', '#ffffff', '#102030'] });
  const pairs = report.blocks.find(({ id }) => id === 'pairs');
  if (pairs?.kind !== 'table') throw new Error('There is no table of pairs.');
  const roles = pairs.columns.slice(1).map(({ label }) => label);
  expect(roles).toEqual(['Background', 'Text', 'Primary']);
  expect(pairs.rows[0]?.cells.slice(1)).toMatchObject([
    { label: '–' },
    { tone: 'good' },
    { label: '4.4:1', tone: 'fair' },
  ]);
  const seen = report.blocks.filter(({ id, kind }) => kind === 'swatches' && id.startsWith('seen'));
  expect(seen).toHaveLength(3);
});

test('a name is measured for length and look as well', () => {
  const name = {
    ...{ syllables: 2, say: 0.9, spell: 0.8, instead: null, unwanted: [], nearest: null },
    ...{ letters: 6, length: 1, misread: 'modem' },
  };
  const report = run({ company: 'Modern', tagline: 'Desks that fit' }, { ...bare, name });
  expect([points(report, 'part.name-length'), points(report, 'part.name-look')]).toEqual([100, 40]);
  expect(JSON.stringify(report)).toContain('as “modem”');
});

test('the record learns the brand in a line and as a kit, also where its colours are only on the site', () => {
  const site = {
    kind: 'found' as const,
    page: { ...page, colours: [{ hex: '#0b7a75', count: 9 }], fonts: ['Inter'] },
    source: {
      id: 'web-page',
      publisher: 'a.io',
      what: 'page',
      year: null,
      region: null,
      confidence: 'high' as const,
    },
    at: '2026-11-16T08:00:00.000Z',
  };
  const input = inputOf({ site: 'https://a.io' });
  const basis = { name: null, site };
  const learnt = engine.learns?.(engine.run(input, basis), input, basis) ?? [];
  const of = (id: string) => learnt.find((one) => one.id === id)?.value;
  expect(of('brand')).toContain('Primary #0b7a75');
  expect(of('brand')).toContain('Inter.');
  expect(of('brandKit')).toMatchObject({
    colours: expect.arrayContaining([expect.objectContaining({ hex: '#0b7a75' })]),
  });
});
