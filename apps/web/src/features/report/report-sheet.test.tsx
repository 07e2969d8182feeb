// @vitest-environment happy-dom
import {
  type BlockKind,
  checkReport,
  formatFigure,
  listBlockFigures,
  modelViewId,
  type Report,
  withModelView,
} from '@slipway/report';
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clean, draw, press, typeInto } from '../../../test/render.tsx';
import { sampleReport } from '../../../test/report/report.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { arrange, ReportSheet, type ReportSheetProps } from './report-sheet.tsx';
import { loaders } from './views.gen.ts';

beforeAll(() => Promise.all(Object.values(loaders).map((load) => load())));
afterEach(clean);

/** The sample with these blocks alone: a whole sheet takes a simulated page a second. */
function only(...ids: readonly string[]): { readonly report: Report } {
  return { report: { ...sampleReport, blocks: sampleReport.blocks.filter(({ id }) => ids.includes(id)) } };
}
async function show(more: Partial<ReportSheetProps> = {}): Promise<HTMLElement> {
  const page = await draw(<ReportSheet report={sampleReport} {...more} />);
  await waitFor(() => expect(page.querySelector('.skeleton')).toBeNull());
  return page;
}
const part = (page: HTMLElement, kind: BlockKind) => page.querySelector(`[data-kind="${kind}"]`);
const panel = (page: HTMLElement) => page.querySelector('[role="dialog"]');
const mark = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('button')].find((button) => button.getAttribute('aria-label')?.startsWith(name));
const inPanel = (page: HTMLElement, text: string) =>
  [...(panel(page)?.querySelectorAll('button') ?? [])].find((button) => button.textContent?.includes(text));

it('the fixture is a sound report of every kind', () => {
  expect(checkReport(sampleReport)).toEqual([]);
});

it('keeps every figure apart from the direction of the words around it', async () => {
  const page = await show();
  const figures = [...page.querySelectorAll('[data-statement] [data-figure]')];
  expect(figures.length).toBeGreaterThan(5);
  for (const figure of figures) {
    const shown = sampleReport.figures[figure.getAttribute('data-figure') ?? ''];
    expect(figure.querySelector('bdi')?.textContent).toBe(shown ? formatFigure(shown) : '—');
  }
});

it('draws every kind of block', async () => {
  const page = await show();
  const drawn = new Set(
    [...page.querySelectorAll('[data-kind]')].map((one) => one.getAttribute('data-kind')),
  );
  expect([...drawn].sort()).toEqual([...new Set(sampleReport.blocks.map(({ kind }) => kind))].sort());
  expect(drawn.size).toBe(18);
});

describe('evidence', () => {
  it('a figure in a sentence opens to its formula and names its inputs; each input opens in turn', async () => {
    const page = await show(only('stop'));
    await press(page.querySelector('[data-statement="x2"] [data-figure="som"] button'));
    expect(panel(page)?.textContent).toContain('new offices a rep closes × 36 × price per office × 12');
    expect(panel(page)?.textContent).toContain('= 2.5 × 36 × $349 × 12');
    expect(panel(page)?.textContent).toContain('$376,920 a year');
    await press(inPanel(page, 'Price per office'));
    expect(panel(page)?.textContent).toContain('we would charge $349 a month');
    await press(inPanel(page, 'Back to'));
    expect(panel(page)?.textContent).toContain('New offices a rep closes');
  });

  it('opens beside the sheet where there is room; Escape closes it and the focus goes back to its mark', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    const page = await show(only('stop'));
    const opener = page.querySelector<HTMLElement>('[data-statement="x2"] [data-figure="som"] button');
    await press(opener);
    expect(panel(page)?.closest('aside')?.getAttribute('aria-label')).toBe('Evidence');
    expect(page.querySelector('article [role="dialog"]')).toBeNull();
    expect(panel(page)?.contains(document.activeElement)).toBe(true);
    expect(opener?.dataset.open).toBe('');
    await press(inPanel(page, 'Price per office'));
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(panel(page)).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(opener?.dataset.open).toBeUndefined();
    // A window made narrow takes what is open over the sheet.
    await press(opener);
    width.mockReturnValue(0);
    await act(async () => window.dispatchEvent(new Event('resize')));
    expect(panel(page)?.closest('article')).not.toBeNull();
    width.mockRestore();
  });

  it('a number in a drawing opens as well', async () => {
    const page = await show(only('rings'));
    await press(mark(page, 'Evidence for Serviceable market, $298M'));
    expect(panel(page)?.textContent).toContain('total market × offices that book by phone');
    // Kept as prose, as older runs have it: there are no numbers to put in.
    expect(panel(page)?.textContent).not.toContain('= ');
  });

  it('a number that another run gave leads to that run', async () => {
    const { report } = only('boxes', 'flags');
    const offices = sampleReport.figures.offices;
    if (!offices) throw new Error('The sample has no offices.');
    const from = {
      tool: 'Financial Metrics',
      date: '2026-11-12',
      run: { toolId: 'financial-metrics', id: 'r 1' },
    };
    const provenance = { kind: 'measured', field: 'offices', from } as const;
    const figures = { ...report.figures, offices: { ...offices, provenance } };
    const page = await show({ report: { ...report, figures } });
    await press(page.querySelector('[data-statement="s4"] [data-figure="offices"] button'));
    const link = panel(page)?.querySelector('a');
    expect(link?.textContent).toBe('From Financial Metrics, 12 Nov 2026');
    expect(link?.getAttribute('href')).toBe('/financial-metrics?run=r%201');
  });

  it('a published figure names all its publishers, year, place and trust; low trust is said', async () => {
    const page = await show(only('boxes', 'flags'));
    await press(page.querySelector('[data-statement="s4"] [data-figure="offices"] button'));
    const text = panel(page)?.textContent ?? '';
    for (const words of [
      'US Census Bureau',
      '2021',
      'United States',
      'High confidence',
      'American Dental Association',
      'Publishers disagree',
    ])
      expect(text).toContain(words);
    await press(page.querySelector('[data-statement="x4"] [data-figure="huge"] button'));
    expect(panel(page)?.textContent).toContain('Low confidence: take it as a hint');
    expect(panel(page)?.querySelector('a')?.getAttribute('href')).toMatch(/^\/methodology.*#report$/);
    expect(panel(page)?.textContent).toContain('No year given');
  });

  it('a line of our own notes is never called published, nor numbered among the sources', async () => {
    const { report } = only('head', 'flags');
    const publisher = 'Slipway trade notes: dental recall';
    const { ada, blog } = report.sources;
    if (!ada || !blog) throw new Error('The fixture has lost its sources.');
    const ours = { ...report.sources, ada: { ...ada, publisher, year: 2024 }, blog: { ...blog, publisher } };
    const page = await show({ report: { ...report, sources: ours } });
    const first = page.querySelector('[data-statement="l1"] button');
    expect(first?.getAttribute('aria-label')).toBe('What this stands on: our note, check it');
    expect(page.querySelector('[data-statement="l1"] .paper-note')?.textContent).toBe('\u00a0[note]');
    await press(first);
    expect(panel(page)?.querySelector('[data-glyph="note"] path')?.getAttribute('fill')).toBe('none');
    expect(panel(page)?.textContent).toContain(`${publisher} · our note, check it`);
    expect(panel(page)?.textContent).not.toMatch(/Published|confidence|2024/i);
    await press(page.querySelector('[data-statement="x4"] [data-figure="huge"] button'));
    expect(panel(page)?.querySelector('.fig-label')?.textContent).toBe('our note, check it');
    const [sources, notes] = [...page.querySelectorAll('.source-list')].map((list) => list.textContent ?? '');
    expect(sources).not.toContain('Slipway');
    expect(notes?.startsWith(`${publisher}.`)).toBe(true);
    expect(page.textContent).toContain('Our notes, check them');
    expect(notes).not.toMatch(/\[|S\d/);
    expect(page.querySelector('.paper-notes')?.textContent).not.toContain(`Published: ${publisher}`);
  });

  it('a statement opens to the words it stands on, and says who wrote it', async () => {
    const page = await show(only('head'));
    await press(page.querySelector('[data-statement="l2"] button'));
    expect(panel(page)?.textContent).toContain('front-desk staff lose an hour a day to phone tag');
    expect(panel(page)?.textContent).toContain('By the model, not checked');
    expect(inPanel(page, 'Interviews held')).toBeDefined();
  });

  it('closes when the browser says so, and an assumed figure leads to its row', async () => {
    const page = await show({ ...only('rings', 'assumptions'), onAssume: () => undefined });
    await press(page.querySelector('[data-statement="r2"] [data-figure="reach"] button'));
    await press(inPanel(page, 'Change this assumption'));
    expect(panel(page)).toBeNull();
    expect(document.activeElement).toMatchObject({ value: '38' });
    await press(page.querySelector('[data-statement="r2"] [data-figure="reach"] button'));
    const closed = Object.assign(new Event('toggle'), { newState: 'closed', oldState: 'open' });
    await act(async () => void panel(page)?.dispatchEvent(closed));
    expect(panel(page)).toBeNull();
  });

  it('the kinds of provenance differ by shape, not by colour', async () => {
    const page = await show(only('rings', 'stop'));
    const shapes = new Map(
      [...page.querySelectorAll('[data-glyph]')].map((glyph) => [
        glyph.getAttribute('data-glyph'),
        glyph.innerHTML,
      ]),
    );
    expect([...shapes.keys()].sort()).toEqual(['assumed', 'derived', 'measured', 'note', 'said', 'sourced']);
    expect(new Set(shapes.values()).size).toBe(6);
  });
});

describe('charts', () => {
  const charts = sampleReport.blocks.filter(({ kind }) =>
    ['score', 'bars', 'radar', 'waterfall', 'tornado', 'rings', 'distribution'].includes(kind),
  );
  it.each(charts.map((block) => [block.id, block] as const))(
    'the data table of %s holds every figure it draws',
    async (_, block) => {
      const { report } = only(block.id);
      const page = await show({ report });
      const figures = listBlockFigures(block).filter(
        (id) => block.kind !== 'tornado' || id !== block.outcome,
      );
      const cells = [...page.querySelectorAll('.data-fold [data-figure]')];
      expect(new Set(cells.map((cell) => cell.getAttribute('data-figure')))).toEqual(new Set(figures));
      for (const cell of cells) {
        const figure = report.figures[cell.getAttribute('data-figure') ?? ''];
        if (figure) expect(cell.textContent).toContain(formatFigure(figure));
      }
    },
  );

  it('each drawing is an image named by its words', async () => {
    const page = await show();
    const images = [...page.querySelectorAll('svg[role="img"]')];
    expect(images.length).toBeGreaterThan(12);
    for (const image of images) {
      const id = image.getAttribute('aria-labelledby');
      const name = id ? document.getElementById(id)?.textContent : image.getAttribute('aria-label');
      expect(name?.length).toBeGreaterThan(3);
    }
  });

  it('the words count the bars, what is not known and what a ceiling stopped', async () => {
    const page = await show(only('bars'));
    expect(part(page, 'bars')?.querySelector('figcaption')?.textContent).toBe(
      '6 bars of 10: highest Frequency 8, lowest Founder fit 0; 1 not known, drawn as the range it allows; 3 stopped by a ceiling.',
    );
  });

  it('a part too small to draw is said', async () => {
    const page = await show(only('rings'));
    expect(part(page, 'rings')?.querySelector('figcaption')?.textContent).toContain(
      'Obtainable would be smaller than a dot',
    );
  });
});

it('a figure that cannot be told shows its reason in its place', async () => {
  const page = await show(only('cards'));
  const card = part(page, 'cards')?.querySelector('[data-figure="cac"]');
  expect(card?.textContent).toContain('Not defined: no new customers in the period');
});

it('the title block says who computed; a model’s view is named, marked, and after the answer', async () => {
  const meta = {
    tool: 'Score your idea',
    project: 'Chairside',
    engine: 'slipway 0.1.0',
    version: 3,
    madeAt: '2026-11-15T06:00:00Z',
    model: 'llama',
  };
  const alone = await show({ meta });
  const words = ['Chairside', 'Score your idea', 'slipway 0.1.0', '15', '2026'];
  for (const word of words) expect(alone.querySelector('.title-block')?.textContent).toContain(word);
  expect(alone.querySelector('.title-block')?.textContent).not.toContain('Second view');
  const rows = [
    {
      label: 'Its answer',
      statements: [{ id: 'model:answer', text: 'Test it.', evidence: [], by: 'model' }] as const,
    },
    {
      label: 'It would look at first',
      statements: [{ id: 'model:chosen:x', text: 'Nobody has paid.', evidence: [] }] as const,
    },
  ];
  const title = 'A model’s view, not checked';
  const view = { block: { id: modelViewId, kind: 'findings', title, rows } as const, reads: [] };
  const page = await show({ report: withModelView(sampleReport, view), meta });
  expect(page.querySelector('.title-block')?.textContent).toContain('Second view byllama, not checked');
  const block = [...page.querySelectorAll('[data-kind]')].findIndex((part) =>
    part.textContent?.includes(title),
  );
  expect(page.querySelectorAll('[data-kind]')[block - 1]?.getAttribute('data-kind')).toBe('headline');
  expect(page.querySelector('[data-statement="model:answer"] .model-mark')?.textContent).toContain(
    'not checked',
  );
  expect(page.querySelector('[data-statement="model:chosen:x"] .model-mark')).toBeNull();
});

it('tabs: one panel shows, arrows go on, and all panels stay for paper', async () => {
  const page = await show(only('tows', 'forces'));
  const tabs = [...page.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panels = [...page.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
  expect(tabs.map((tab) => tab.textContent)).toEqual(['TOWS', 'Five forces']);
  const closed = () => panels.map(({ dataset }) => 'closed' in dataset);
  expect(closed()).toEqual([false, true]);
  expect(panels[1]?.textContent).toContain('Weave and NexHealth hold the desk.');
  await act(
    async () =>
      void tabs[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
  );
  expect(closed()).toEqual([true, false]);
  // The attribute would hide it from paper too.
  expect(panels.some(({ hidden }) => hidden)).toBe(false);
  expect(document.activeElement).toBe(tabs[1]);
});

it('blocks of one tab stand together where the first of them stands', () => {
  const block = (id: string, tab?: string) =>
    ({ kind: 'list', id, ordered: false, tone: 'plain', items: [], ...(tab && { tab }) }) as const;
  const parts = arrange([block('a'), block('b', 'x'), block('c'), block('d', 'y'), block('e', 'x')]);
  expect(
    parts.map((one) =>
      one.tabs ? one.tabs.map(({ name, blocks }) => [name, blocks.map(({ id }) => id)]) : one.block.id,
    ),
  ).toEqual([
    'a',
    [
      ['x', ['b', 'e']],
      ['y', ['d']],
    ],
    'c',
  ]);
});

it('an answer goes out with its field; without a listener there is nothing to press', async () => {
  const onAnswer = vi.fn();
  const page = await show({ ...only('ask'), onAnswer });
  await press(
    [...(part(page, 'question')?.querySelectorAll('button') ?? [])].find(
      (one) => one.textContent === 'A dental group',
    ),
  );
  expect(onAnswer).toHaveBeenCalledWith('vertical', 'dso');
  await clean();
  expect(part(await show(only('ask')), 'question')?.querySelector('li button')).toBeNull();
});

it('a question without choices takes an answer in words', async () => {
  const onAnswer = vi.fn();
  const { report } = only('ask');
  const blocks = report.blocks.map((block) =>
    block.kind === 'question' ? { ...block, options: [] } : block,
  );
  const page = await show({ report: { ...report, blocks }, onAnswer });
  const question = part(page, 'question');
  await press(question?.querySelector('button'));
  expect(onAnswer).not.toHaveBeenCalled();
  await typeInto(question?.querySelector('input'), ' three times ');
  await press(question?.querySelector('button'));
  expect(onAnswer).toHaveBeenCalledWith('vertical', 'three times');
});

it('of several names each is taken and left with one press, and all go out together', async () => {
  const onAnswer = vi.fn();
  const { report } = only('ask');
  const options = ['Acme', 'Bolt'].map((name) => ({ value: name, label: name, why: 'does the same job' }));
  const blocks = report.blocks.map((block) =>
    block.kind === 'question' ? { ...block, options, taken: ['Acme'] } : block,
  );
  const page = await show({ report: { ...report, blocks }, onAnswer });
  const question = part(page, 'question');
  const [acme, bolt, compare] = question?.querySelectorAll('button') ?? [];
  expect([acme, bolt].map((one) => one?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  await press(bolt);
  await press(acme);
  expect([acme, bolt].map((one) => one?.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  const box = question?.querySelector('input');
  await typeInto(box, `${box?.value}, Crown`);
  await press(compare);
  expect(onAnswer).toHaveBeenCalledWith('vertical', 'Bolt, Crown');
  await clean();
});

it('on paper every mark has its note, and every note its figure', async () => {
  const page = await show();
  const notes = [...page.querySelectorAll('.paper-notes li')].map((one) => one.textContent);
  expect(notes).toContainEqual(
    expect.stringMatching(
      /^\[\d+\] Serviceable market: \$298M a year\. Computed: total market × offices that book by phone \(notes \d+, \d+\)\.$/,
    ),
  );
  expect(notes).toContainEqual('[W1] “front-desk staff lose an hour a day to phone tag”');
  const marks = [...page.querySelectorAll('.paper-note')].map((one) => one.textContent ?? '');
  const used = marks.flatMap((mark) => mark.slice(2, -1).split(', '));
  expect(
    used.every((number) => notes.some((note) => note?.startsWith(`[${number}] `)) || /^S[1-4]$/.test(number)),
  ).toBe(true);
});

it('on paper no mark can be read as a power: in brackets, apart, and not raised', async () => {
  const page = await show();
  expect(page.querySelector('sup')).toBeNull();
  for (const mark of page.querySelectorAll('.paper-note'))
    expect(mark.textContent).toMatch(/^\u00a0\[[SW\d, ]+\]$/);
});
