import { type Deck, sayFoot, themeIds, themes } from '@slipway/deck';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../colour/src/index.ts';
import { sampleDeck } from '../../deck/src/testing/sample-deck.ts';
import { fitRows } from './fit-rows.ts';
import { looks, makePptx } from './index.ts';
import { formatAll, formatLike } from './number-format.ts';

const bars = sampleDeck.slides
  .filter(({ kind }) => kind === 'chart')
  .map((slide) => ({
    ...slide,
    id: 'bars',
    data: {
      ...slide.data,
      form: 'bars',
      points: [
        { label: 'Us', shown: '$249', amount: '249' },
        { label: 'Them & co', shown: '$399', amount: '399' },
      ],
    },
  }));
const deck: Deck = { ...sampleDeck, slides: [...sampleDeck.slides, ...bars] };

async function open(wanted: Deck): Promise<Record<string, string>> {
  const files = unzipSync(await makePptx(wanted));
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, bytes]) =>
      /\.(?:xml|rels)$/u.test(path) ? [[path, strFromU8(bytes)]] : [],
    ),
  );
}

describe.each(themeIds)('%s', (id) => {
  test('real titles, notes, charts with their numbers, and the colours and faces of the theme', async () => {
    const files = await open({ ...deck, theme: { id, brand: null } });
    deck.slides.forEach((slide, at) => {
      const xml = files[`ppt/slides/slide${at + 1}.xml`] ?? '';
      const title = String(Reflect.get(slide.data, 'title'));
      const shape = xml.split('<p:sp>').find((one) => one.includes('type="title"')) ?? '';
      expect(shape.toLowerCase(), slide.kind).toContain(title.toLowerCase());
      expect(files[`ppt/notesSlides/notesSlide${at + 1}.xml`]).toContain('Said aloud.');
    });
    const charts = Object.entries(files).filter(([path]) => /^ppt\/charts\/chart\d+\.xml$/u.test(path));
    expect(charts).toHaveLength(2);
    for (const [, xml] of charts) {
      expect(xml).toMatch(/<c:(?:bar|line)Chart>/u);
      expect(xml).toMatch(/<c:numCache>[\s\S]*<c:v>\d/u);
      // None of the colours that stand in for a name is left.
      expect(xml).not.toMatch(/A1B2C\d/u);
    }
    const all = Object.entries(files).filter(([path]) => path.startsWith('ppt/slides/slide'));
    expect(all.map(([, xml]) => xml).join('')).toContain(
      'descr="Revenue a month: Us $249, Them &amp; co $399"',
    );
    const theme = files['ppt/theme/theme1.xml'] ?? '';
    expect(theme).toContain(`<a:clrScheme name="${themes[id].name}">`);
    expect(theme).toContain(`<a:majorFont><a:latin typeface="${themes[id].office.display}"/>`);
  });

  test('words that have a slide for themselves stand in its middle, as on the screen', async () => {
    const [slide] = sampleDeck.slides.filter(({ kind }) => kind === 'statement');
    if (slide === undefined) throw new Error('The sample has a statement.');
    const alone = { ...slide, data: { title: 'Only this.', points: [], body: '' } };
    const files = await open({ ...deck, theme: { id, brand: null }, slides: [alone] });
    const shapes = files['ppt/slides/slide1.xml']?.split('<p:sp>') ?? [];
    const title = shapes.find((one) => one.includes('type="title"'));
    expect(title).toMatch(/<a:bodyPr[^>]* anchor="ctr"/u);
  });
});

test('a deck in the brand’s own theme is set in the brand’s type', async () => {
  const files = await open({ ...deck, theme: { id: 'own-brand', brand: '#b3123f', type: 'old-style' } });
  expect(files['ppt/theme/theme1.xml']).toContain('<a:majorFont><a:latin typeface="Palatino Linotype"/>');
  expect(files['ppt/slides/slide2.xml']).not.toContain('Arial');
});

test('a claim with nothing under it fills the slide, outside the frame of claims', async () => {
  const make = (data: Deck['slides'][number]['data']) =>
    open({
      ...deck,
      slides: deck.slides.slice(0, 1).map((slide) => ({ ...slide, kind: 'statement', data })),
      theme: { id: 'drawing-sheet', brand: null },
    });
  const rects = (files: Record<string, string>) =>
    Math.max(
      ...Object.entries(files).map(([path, xml]) =>
        path.startsWith('ppt/slideLayouts/slide') ? (xml.match(/prst="rect"/gu)?.length ?? 0) : 0,
      ),
    );
  const alone = await make({ title: 'Only we do.' });
  const above = await make({ title: 'Only we do.', points: [{ text: 'In ten minutes.' }] });
  const { claim } = themes['drawing-sheet'].sizes;
  expect(alone['ppt/slides/slide1.xml']).toContain(`sz="${claim * 150}"`);
  expect(above['ppt/slides/slide1.xml']).toContain(`sz="${claim * 100}"`);
  expect(rects(alone)).toBe(rects(above) - 1);
});

test('the brand colours the theme', async () => {
  const colours = async (brand: string | null) =>
    /<a:accent1>.*?<\/a:accent1>/u.exec(
      (await open({ ...deck, theme: { id: 'ledger', brand } }))['ppt/theme/theme1.xml'] ?? '',
    )?.[0];
  expect(await colours('#c2185b')).not.toBe(await colours(null));
});

test.each([
  ['$54,921', 54_921, '"$"#,##0'],
  ['$1.2M', 1_234_567, '"$"#,##0.0,,"M"'],
  ['12%', 0.12, '#,##0%'],
  ['12.5% a year', 0.125, '#,##0.0%" a year"'],
  ['340 offices', 340, '#,##0" offices"'],
  ['about many', 3, 'General'],
  ['$5', 90, 'General'],
])('a chart shows %s as the slide does', (shown, amount, format) => {
  expect(formatLike(shown, amount)).toBe(format);
});

test('a small amount beside large ones keeps its own scale', () => {
  const points = [
    { shown: '$410M a year', value: 410_000_000 },
    { shown: '$250M a year', value: 250_000_000 },
    { shown: '$610,000 a year', value: 610_000 },
  ];
  expect(formatAll(points)).toBe('[>=250000000]"$"#,##0,,"M a year";"$"#,##0" a year"');
  expect(formatAll(points.slice(0, 2))).toBe('"$"#,##0,,"M a year"');
});

test('a chart on a slide of paper takes the colours of paper', async () => {
  const [cover, ...rest] = deck.slides;
  const chart = rest.find(({ kind }) => kind === 'chart');
  const slides = [cover, cover, chart].flatMap((slide, at) =>
    slide === undefined ? [] : [{ ...slide, id: `s${at}` }],
  );
  const files = await open({ ...deck, slides, theme: { id: 'billboard', brand: null } });
  const xml = Object.entries(files).find(([path]) => /^ppt\/charts\/chart\d+\.xml$/u.test(path))?.[1];
  expect(xml).toMatch(/<c:(?:bar|line)Chart>/u);
  expect(xml).not.toMatch(/schemeClr val="(?:tx1|tx2|accent1)"/u);
});

test('a bar of colour is filled', async () => {
  const files = await open({ ...deck, theme: { id: 'own-brand', brand: '#7a2b8f' } });
  const layouts = Object.entries(files).filter(([path]) => path.startsWith('ppt/slideLayouts/slideLayout'));
  const bars = layouts.flatMap(([, xml]) => xml.match(/prst="rect">[\s\S]*?<\/p:spPr>/gu) ?? []);
  expect(bars.length).toBeGreaterThan(0);
  // Before its line comes what it is filled with.
  expect(bars.some((bar) => bar.split('<a:ln')[0]?.includes('<a:schemeClr val="accent3"/>'))).toBe(true);
});

test('a claim on the ground of the brand is set in what can be read there; alone it is not on it', async () => {
  const slides = sampleDeck.slides.filter(({ kind }) => kind === 'statement').slice(0, 1);
  const ink = async (points: readonly { readonly text: string }[]) => {
    const made = slides.map((slide) => ({ ...slide, data: { title: 'Only this.', points } }));
    const files = await open({ ...deck, slides: made, theme: { id: 'own-brand', brand: '#7a2b8f' } });
    const layout = Object.entries(files).find(
      ([path, xml]) => path.startsWith('ppt/slideLayouts/slideLayout') && xml.includes('type="title"'),
    );
    const shape = layout?.[1].split('<p:sp>').find((one) => one.includes('type="title"'));
    return /schemeClr val="(\w+)"/u.exec(shape ?? '')?.[1];
  };
  expect(await ink([{ text: 'In ten minutes.' }])).toBe('accent4');
  expect(await ink([])).toBe('tx1');
  const theme = (await open({ ...deck, theme: { id: 'own-brand', brand: '#ffe600' } }))[
    'ppt/theme/theme1.xml'
  ];
  const colour = (slot: string) =>
    `#${new RegExp(`<a:${slot}><a:srgbClr val="(\\w+)"`, 'u').exec(theme ?? '')?.[1]?.toLowerCase()}`;
  expect(contrastOf(colour('accent3'), colour('accent4'))).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['drawing-sheet', /buAutoNum/u],
  ['own-brand', /buChar char="&#x25A0;"/u],
  ['ledger', /<a:tbl>/u],
  ['night-stage', /prst="line"/u],
] as const)('%s: points hang from what the theme has for them', async (id, mark) => {
  const slides = sampleDeck.slides
    .filter(({ kind }) => kind === 'statement')
    .slice(0, 1)
    .map((slide) => ({ ...slide, data: { title: 'Two.', points: [{ text: 'One.' }, { text: 'Other.' }] } }));
  const files = await open({ ...deck, slides, theme: { id, brand: null } });
  expect(files['ppt/slides/slide1.xml']).toMatch(mark);
});

test('a long line names its first and last number, and never breaks one', async () => {
  const chart = sampleDeck.slides.find(({ kind }) => kind === 'chart');
  if (chart === undefined) throw new Error('The sample has a chart.');
  const xmlOf = async (count: number) => {
    const points = Array.from({ length: count }, (_, at) => ({
      label: `M${at}`,
      shown: `$${1000 + at}`,
      amount: String(1000 + at),
    }));
    const slides = [{ ...chart, data: { ...chart.data, form: 'line', points } }];
    const files = await open({ ...deck, slides });
    return Object.entries(files).find(([path]) => /^ppt\/charts\/chart\d+\.xml$/u.test(path))?.[1] ?? '';
  };
  const series = (xml: string) => /<c:ser>[\s\S]*<\/c:ser>/u.exec(xml)?.[0] ?? '';
  const long = series(await xmlOf(18));
  expect([...long.matchAll(/<c:dLbl><c:idx val="(\d+)"\/>/gu)].map(([, at]) => at)).toEqual(['0', '17']);
  expect(long.match(/<c:showVal val="1"\/>/gu)).toHaveLength(2);
  expect(long.match(/<a:bodyPr wrap="none"\/>/gu)).toHaveLength(3);
  expect(series(await xmlOf(5))).not.toContain('<c:dLbl>');
});

test('a table of many words is set smaller, and ends on the slide', () => {
  const rows = Array.from({ length: 7 }, (_, at) => ['Method', 'words '.repeat(at < 5 ? 4 : 40)]);
  expect(fitRows(rows.slice(0, 5), [2, 4], 4.5, 18)).toBe(18);
  const small = fitRows(rows, [2, 4], 4.5, 18);
  expect(small).toBeLessThan(18);
  expect(small).toBeGreaterThanOrEqual(8);
});

test.each(themeIds)(
  '%s: the source of a slide ends on one line, and no line of the theme crosses it',
  (id) => {
    const { footAt, footIn = 0, footWide, footSize, rules } = looks[id];
    const tool = 'Market Size Estimator';
    const said = sayFoot({
      toolId: 'market-size-estimator',
      tool,
      runId: 'r',
      date: '2026-09-30',
      changed: Array.from({ length: 12 }, () => 'Price'),
    });
    expect(said).toBe(`${tool}, 30 Sep 2026; 12 figures changed`);
    // Letters of Courier are 0.6 of their size wide, others narrower.
    expect((said.length * 0.6 * footSize) / 72).toBeLessThanOrEqual(footWide);
    const [end, low] = [12.9 - footIn, footAt + 0.3];
    for (const { x, y, w, h } of rules.filter((rule) => rule.w === 0 || rule.h === 0)) {
      const isBeside = x + w < end - 0.6 - footWide || x > end || y + h <= footAt || y > low;
      expect(isBeside, JSON.stringify({ x, y, w, h })).toBe(true);
    }
  },
);
