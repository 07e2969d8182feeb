import { contrast, makePalette } from '@slipway/page/parts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from './commands/command.ts';
import {
  type Deck,
  perform,
  readDeck,
  redo,
  renderDeck,
  startHistory,
  themeIds,
  themes,
  undo,
} from './index.ts';
import { sampleDeck } from './testing/sample-deck.ts';

let count = 0;
const context = { nowMs: 1_800_000_000_000, random: () => (count++ % 36) / 36, selectedElement: null };
const act = (deck: Deck, command: Command): Deck => perform(startHistory(deck), command, context).present;

test.each(themeIds)('%s: the cover says who speaks and when', (id) => {
  const { layout, layouts } = themes[id];
  const { margin } = layouts.cover ?? layout;
  expect(margin).not.toBeNull();
});

describe('commands', () => {
  const ids = sampleDeck.slides.map(({ id }) => id);
  const anyId = fc.constantFrom(...ids, 'nobody');
  const anyCommand: fc.Arbitrary<Command> = fc.oneof(
    fc.record({ type: fc.constantFrom('remove', 'moveUp', 'moveDown', 'duplicate'), id: anyId }),
    fc.record({ type: fc.constant('swap'), ids: fc.tuple(anyId, anyId) }),
    fc.record({ type: fc.constant('changeTheme'), theme: fc.record({ id: fc.constantFrom(...themeIds) }) }),
    anyId.map((id) => ({ type: 'update' as const, id, changes: { data: { title: 'Another point.' } } })),
    fc.constant({ type: 'add' as const, slide: { kind: 'number' as const } }),
  );

  test('undo goes back over every command, redo forward, and what is made can be read', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 12 }), (commands) => {
        let history = startHistory(sampleDeck);
        for (const command of commands) history = perform(history, command, context);
        const after = history.present;
        if (after.slides.length > 0) expect(readDeck(JSON.parse(JSON.stringify(after))).problem).toBeNull();
        let back = history;
        while (back.past.length > 0) back = undo(back);
        expect(back.present).toBe(sampleDeck);
        while (back.future.length > 0) back = redo(back);
        expect(back.present).toBe(after);
      }),
      { numRuns: 60 },
    );
  });

  test('a command without effect leaves no step; an untouched slide stays the same object', () => {
    const history = startHistory(sampleDeck);
    expect(perform(history, { type: 'moveUp', id: ids[0] ?? '' }, context)).toBe(history);
    expect(perform(history, { type: 'remove', id: 'nobody' }, context)).toBe(history);
    const changed = act(sampleDeck, {
      type: 'update',
      id: ids[1] ?? '',
      changes: { data: { title: 'New.' } },
    });
    expect(changed.slides[0]).toBe(sampleDeck.slides[0]);
    expect(changed.slides[1]?.data).toEqual({ ...sampleDeck.slides[1]?.data, title: 'New.' });
  });

  test('what is written into an open slide is no longer open', () => {
    const [first, ...rest] = sampleDeck.slides;
    if (first === undefined) throw new Error('The sample has no slide.');
    const open: Deck = { ...sampleDeck, slides: [{ ...first, isOpen: true }, ...rest] };
    expect(act(open, { type: 'update', id: first.id, changes: { notes: 'x' } }).slides[0]?.isOpen).toBe(true);
    expect(
      act(open, { type: 'update', id: first.id, changes: { data: { title: 'x' } } }).slides[0]?.isOpen,
    ).toBeUndefined();
  });
});

test.each([
  ['no deck', 3, 'This is not a deck.'],
  ['another version', { ...sampleDeck, version: 9 }, 'another version'],
  ['a theme nobody knows', { ...sampleDeck, theme: { id: 'x' } }, 'theme that we do not know'],
  ['no slides', { ...sampleDeck, slides: [] }, '1 to 60 slides'],
  ['two of one id', { ...sampleDeck, slides: [sampleDeck.slides[0], sampleDeck.slides[0]] }, 'the same id'],
])('%s is refused with a sentence', (_, raw, says) => {
  expect(readDeck(raw).problem).toContain(says);
});

test('no text of a deck becomes markup', () => {
  const hostile = '<script>alert(1)</script>"onload="';
  const slides = sampleDeck.slides.map((slide) => ({
    ...slide,
    data: JSON.parse(JSON.stringify(slide.data), (key, value) =>
      typeof value === 'string' && key !== 'amount' && key !== 'form' ? hostile : value,
    ),
  }));
  const rendered = renderDeck({ ...sampleDeck, slides });
  expect(rendered.slides.join('')).not.toMatch(/<script|"onload/);
  expect(rendered.css).not.toContain('alert');
});

test('a chart is named in words, has its first and last value, and is left out below two points', () => {
  const chart = sampleDeck.slides.find(({ kind }) => kind === 'chart');
  if (chart === undefined) throw new Error('The sample has no chart.');
  const draw = (points: unknown) =>
    renderDeck({ ...sampleDeck, slides: [{ ...chart, data: { ...chart.data, points: points as never } }] })
      .slides[0];
  expect(draw(chart.data.points)).toContain('aria-label="Revenue a month: 2026-01 $1, 2026-02 $2');
  expect(draw(chart.data.points)).toContain('<path class="line"');
  expect(draw([{ label: 'a', shown: '1', amount: '1' }])).not.toContain('<svg');
});

describe('themes', () => {
  const all = themeIds.map((id) => [id, themes[id]] as const);

  test.each(all)('%s can be read with any brand colour', (_, { roles, hue }) => {
    for (const brand of [null, '#0b7a75', '#ff0000', '#1f6feb', '#e0a458', '#777777', '#00ff00']) {
      const palette = makePalette(roles, hue, brand);
      const on = (text: string, ground: string) => contrast(palette[text] ?? '', palette[ground] ?? '');
      for (const text of ['ink', 'muted', 'link'])
        expect(on(text, 'bg'), `${text} ${brand}`).toBeGreaterThanOrEqual(4.5);
      if (palette.paper) expect(on('on-paper', 'paper')).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(all)('%s keeps its parts on the slide and apart', (_, { layout, layouts }) => {
    for (const { claim, matter, margin } of [layout, ...Object.values(layouts)]) {
      const boxes = [claim, matter, ...(margin === null ? [] : [margin])];
      for (const { x, y, w, h } of boxes)
        expect(x >= 0 && y >= 0 && x + w <= 13.33 && y + h <= 7.5).toBe(true);
      for (const one of boxes)
        for (const other of boxes)
          if (one !== other)
            expect(
              one.x + one.w <= other.x ||
                other.x + other.w <= one.x ||
                one.y + one.h <= other.y ||
                other.y + other.h <= one.y,
            ).toBe(true);
    }
  });

  test('six of them and that of the brand, and no two have their claim in the same place', () => {
    expect(all).toHaveLength(7);
    for (const [
      name,
      {
        layout: { claim },
      },
    ] of all)
      for (const [other, { layout }] of all)
        if (name < other)
          expect(
            Math.hypot(claim.x - layout.claim.x, claim.y - layout.claim.y),
            `${name} and ${other}`,
          ).toBeGreaterThanOrEqual(1);
  });
});

/** A letter is about half as wide as it is high; capitals of a poster face a little more. */
const letterWide = 0.52;

test.each(themeIds.map((id) => [id, themes[id]] as const))(
  '%s: a claim of any length has room',
  (_, { layout, layouts, sizes }) => {
    for (const { claim } of [layout, ...Object.values(layouts)])
      for (const [letters, scale] of [
        [60, 1],
        [90, 0.8],
        [160, 0.62],
      ] as const) {
        const size = sizes.claim * scale;
        const perLine = Math.floor((claim.w * 72) / (size * letterWide));
        const lines = Math.floor((claim.h * 72) / (size * 1.15));
        expect(perLine * lines, `${letters} letters`).toBeGreaterThanOrEqual(letters);
      }
  },
);

test.each(themeIds)('%s: a table is set so small that its last row is on the slide', (id) => {
  const { layout, layouts } = themes[id];
  const { matter } = layouts.comparison ?? layout;
  const labels = ['Invoices in German', 'Bills the deposit by itself', 'Reminds the bar by text'];
  const cells = ['Yes', 'Not known', 'No', 'Not known'].map((text) => ({ text }));
  const data = {
    title: 'We have what they have not.',
    columns: ['Us', 'Excel list', 'KegTracker', 'MicroStar'].map((label) => ({ label })),
    rows: [...labels, ...labels].map((label) => ({ label, cells })),
  };
  const slides = sampleDeck.slides
    .slice(0, 1)
    .map((slide) => ({ ...slide, kind: 'comparison' as const, data }));
  const deck = act({ ...sampleDeck, slides }, { type: 'changeTheme', theme: { id } });
  const { slides: [slide = ''] = [], css } = renderDeck(deck);
  const sizes = [...slide.matchAll(/lines-(\w+)-(\d+)/gu)].map(([, name = '', lines = '']) => {
    const [, width = ''] = new RegExp(`lines-${name}-${lines}\\{--${name}:([\\d.]+)cqw`, 'u').exec(css) ?? [];
    return { lines: Number(lines), points: Number(width) * 9.6 };
  });
  expect(sizes.map(({ lines }) => lines)).toEqual([14, 10, 7]);
  // Each of the three ends on the slide, and the largest of them can be read.
  for (const { lines, points } of sizes)
    expect(points * 1.4 * lines + 7 * 11.6).toBeLessThanOrEqual(matter.h * 72 + 1);
  expect(Math.max(...sizes.map(({ points }) => points))).toBeGreaterThan(11);
});
