import { checkReport, fillText, listBlockStatements, type Report } from '@slipway/report';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { bareAround } from '../around.ts';
import { lintReport } from '../conformance/lint-report.ts';
import type { CellState, Matrix } from '../fields/matrix/field.ts';
import type { Basis } from './basis.ts';
import { engine } from './engine.ts';
import type { Input } from './fields.ts';
import { gather } from './gather.ts';

const library = loadTestLibrary();
const basisOf = (input: Input) => gather(input, bareAround(library, '2026-11-16')) as Basis;
const run = (input: Input): Report => engine.run(input, basisOf(input));
const idea = 'Booking and deposits for independent hair salons in Britain, 29 pounds a month.';
const basis = basisOf({ idea });
const words = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function says(report: Report, blocks = report.blocks): readonly string[] {
  return blocks.flatMap(listBlockStatements).map(({ text }) => fillText(text, report.figures));
}

function answerIn(report: Report) {
  const answer = report.blocks.find((block) => block.kind === 'answer');
  if (answer?.kind !== 'answer') throw new Error('There is no answer.');
  return { ...answer, text: fillText(answer.verdict.text, report.figures) };
}

/** "You | Acme" and rows such as "Deposits: y n". */
function matrix(products: string, ...lines: readonly string[]): Matrix {
  const states: Readonly<Record<string, CellState>> = { y: 'yes', p: 'partly', n: 'no', '?': 'unknown' };
  return {
    columns: products.split(' | '),
    rows: lines.map((line) => {
      const [name = '', cells = ''] = line.split(': ');
      return { name, cells: cells.split(' ').map((key) => ({ state: states[key] ?? 'unknown' })) };
    }),
  };
}
const compared = (table: Matrix, more: Input = {}) => engine.run({ idea, matrix: table, ...more }, basis);

describe.each([
  ['the sample', engine.sample],
  ['an idea alone', { idea }],
  [
    'an idea of which little is known',
    {
      idea: 'Sheep hired out to solar park owners to graze under the panels.',
      rivals: ['Mowing crews', 'Green Flock'],
    },
  ],
] as const)('%s', (_, input) => {
  const report = run(input);
  test('is whole, well worded, and short', () => {
    expect(lintReport(report, library.knowledge)).toEqual([]);
    expect(words(says(report, [answerIn(report)]).join(' '))).toBeLessThanOrEqual(120);
    const open = report.blocks.filter(({ folded, tab }) => folded !== true && tab === undefined);
    expect(words(says(report, open).join(' '))).toBeLessThanOrEqual(500);
  });
});

test('an idea alone is compared with real companies, and cells that no stored line fills are unknown', () => {
  const proposed = engine.proposes?.({ idea }, basis).matrix;
  expect(proposed?.columns).toContain('Booksy');
  expect(proposed?.rows.length).toBeGreaterThanOrEqual(8);
  const stated = new Map(basis.features.map(({ name, has }) => [name, has]));
  for (const { name, cells } of proposed?.rows ?? [])
    cells.forEach((cell, at) => {
      const product = proposed?.columns[at] ?? '';
      expect(cell.state, `${name}, ${product}`).toBe(stated.get(name)?.includes(product) ? 'yes' : 'unknown');
    });
});

test('a rival that the founder named comes first, once, in their spelling', () => {
  const { columns = [] } =
    engine.proposes?.({ idea, rivals: ['phorest', 'Paper diary'] }, basis).matrix ?? {};
  expect(columns.slice(0, 3)).toEqual(['You', 'phorest', 'Paper diary']);
  expect(columns.filter((name) => name.toLowerCase() === 'phorest')).toHaveLength(1);
});

test('where our notes have nobody near, it says so, offers nobody and asks, at no cost', () => {
  const report = run({
    idea: 'Meat from water buffalo, vacuum packed and sold by the half carcass to families around Naples.',
  });
  expect(checkReport(report)).toEqual([]);
  expect(report.asksBack).toBe(true);
  expect(says(report)[0]).toMatch(/^We know no rivals for certain\./u);
  // Firms of the niche sell machines to butchers.
  expect(JSON.stringify(report)).not.toContain('Marel');
  expect(report.blocks[1]).toMatchObject({ kind: 'question', field: 'rivals', options: [] });
});

test('whoever is only guessed to pay is not asked about', () => {
  const report = run({
    idea: 'E-bike tours to four wineries near Mendoza, with lunch, for guests from Brazil',
  });
  const question = report.blocks.find(({ id }) => id === 'question');
  expect(question?.kind === 'question' && question.question.text).toMatch(/firms do buyers use/u);
});

describe('an idea with few sure rivals', () => {
  const told = 'Bike repair by vans at your door in Berlin.';
  const asked = basisOf({ idea: told });
  const report = engine.run({ idea: told }, asked);
  const find = (kind: string) => report.blocks.find((block) => block.kind === kind);
  const offered = [...asked.rivals, ...(asked.perhaps ?? [])].map(({ name }) => name);

  test('asks about whom like businesses name: who is sure is taken, the others are one press away', () => {
    expect(lintReport(report, library.knowledge)).toEqual([]);
    expect([report.asksBack, asked.isOpen]).toEqual([true, true]);
    expect(offered.length).toBeGreaterThan(1);
    expect(find('question')).toMatchObject({
      taken: asked.rivals.map(({ name }) => name),
      options: offered.map((name) => expect.objectContaining({ value: name })),
    });
    // The names are in the first screen: whom to ask else comes after them.
    expect(report.blocks.slice(0, 3).map(({ kind }) => kind)).toEqual(['answer', 'question', 'steps']);
    expect(find('steps')).toMatchObject({ steps: [{ dueDays: 7 }] });
  });

  test('shows what buyers of such a business compare by, with room for names', () => {
    const grid = find('grid');
    if (grid?.kind !== 'grid') throw new Error('There is no grid.');
    expect(grid.rows.length).toBeGreaterThanOrEqual(8);
    expect(grid.rows.length).toBeLessThanOrEqual(12);
    expect(grid.columns[0]).toMatchObject({ isYou: true });
    expect(grid.columns.at(-1)?.label).toMatch(/^Rival \d$/u);
    expect(grid.rows.map(({ label }) => label)).toContain('Fixed price before the visit');
    // Nobody is compared with a column that has no name.
    expect(engine.proposes?.({ idea: told }, asked).matrix?.columns).toEqual([
      'You',
      ...asked.rivals.map(({ name }) => name),
    ]);
  });

  test('is compared with whom the founder names, and with nobody they left out', () => {
    const answer = { idea: told, rivals: ['Cyclofix', 'Havebike'] };
    expect(engine.run(answer, asked).asksBack).toBeUndefined();
    expect(engine.proposes?.(answer, asked).matrix?.columns).toEqual(['You', 'Cyclofix', 'Havebike']);
  });
});

describe('the verdict', () => {
  const rows = ['Deposits: y n ?', 'Texts: n y y', 'Till: n y ?', 'Online: p y y', 'Stock: n n ?'];
  test.each<[string, Matrix, Input, string | null, string]>([
    [
      'loses to one',
      matrix('You | Acme | Bolt', ...rows),
      {},
      'Test first',
      'You lose to Acme on 3 of the 5 features compared.',
    ],
    [
      'by what one kind of buyer weighs most',
      matrix('You | Acme | Bolt', ...rows),
      { segments: [{ segment: 'Large salons', weighs: 'texts; Till; Deposits' }] },
      'Test first',
      'You lose to Acme on 2 of the 3 features that large salons weigh most.',
    ],
    [
      'leads',
      matrix('You | Acme', 'A1: y n', 'B: y n', 'C: y y', 'D: n y'),
      {},
      'Go',
      'No rival beats you: against Acme you win 2 and lose 1 of the 4 features compared.',
    ],
    [
      'level',
      matrix('You | Acme', 'A: y n', 'B: n y'),
      {},
      'Test first',
      'You and Acme are level: you win 1 and lose 1 of the 2 features compared.',
    ],
    [
      'a hard no',
      matrix('You | Acme', 'A: y y', 'B: y y', 'C: n y', 'D: p y'),
      {
        prices: [
          { product: 'You', price: 9, measure: null },
          { product: 'Acme', price: 5, measure: null },
        ],
      },
      'Stop',
      'Stop this version: Acme has all you have, and beats you on 2 of the 4 features compared.',
    ],
    [
      'not where you are the cheaper one',
      matrix('You | Acme', 'A: y y', 'B: y y', 'C: n y', 'D: p y'),
      {
        prices: [
          { product: 'You', price: 5, measure: null },
          { product: 'Acme', price: 9, measure: null },
        ],
      },
      'Test first',
      'You lose to Acme on 2 of the 4 features compared.',
    ],
    [
      'says nothing while your own column is empty',
      matrix('You | Acme', 'A: ? y', 'B: ? n'),
      {},
      null,
      '1 rival, 2 features: mark your own column, and this sheet says who beats you.',
    ],
    [
      'nor while too little is known of rivals',
      matrix('You | Acme', 'A: y ?', 'B: n ?', 'C: y n'),
      {},
      null,
      'Too little is known to say who beats you: 1 of 3 cells of your rivals.',
    ],
  ])('%s', (_, table, more, word, text) => {
    const report = compared(table, more);
    expect(checkReport(report)).toEqual([]);
    expect(answerIn(report)).toMatchObject({ word, text });
  });

  test('a table in which no column is yours asks which one is', () => {
    const { question } = answerIn(compared(matrix('Mine | Acme', 'A: y n')));
    expect(question).toMatchObject({ field: 'company', options: [{ value: 'Mine' }, { value: 'Acme' }] });
    expect(answerIn(compared(matrix('Mine | Acme', 'A: y n', 'B: y n'), { company: 'mine' })).text).toContain(
      'against Acme',
    );
  });
});

describe('unknown is never no', () => {
  const state = fc.constantFrom<CellState>('yes', 'partly', 'no', 'unknown');
  const tables = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 6 }))
    .chain(([rivals, features]) =>
      fc
        .array(fc.array(state, { minLength: rivals + 1, maxLength: rivals + 1 }), {
          minLength: features,
          maxLength: features,
        })
        .map(
          (rows): Matrix => ({
            columns: ['You', ...Array.from({ length: rivals }, (_, at) => `Rival ${at}`)],
            rows: rows.map((states, at) => ({
              name: `Feature ${at}`,
              cells: states.map((one) => ({ state: one })),
            })),
          }),
        ),
    );
  const all = (table: Matrix, to: CellState): Matrix => ({
    ...table,
    rows: table.rows.map(({ name, cells }) => ({
      name,
      cells: cells.map((cell) => (cell.state === 'unknown' ? { state: to } : cell)),
    })),
  });
  const scoresOf = (report: Report) =>
    Object.values(report.figures).filter(({ id }) => /^score\.\d+\.\d+$/u.test(id));

  test('a score of what is known lies between all unknown missing and all of it there', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const [now, worst, best] = [table, all(table, 'no'), all(table, 'yes')].map((one) => compared(one));
        if (now === undefined || worst === undefined || best === undefined) return;
        expect(checkReport(now)).toEqual([]);
        for (const { id, value, range } of scoresOf(now)) {
          const [low, high] = [worst.figures[id]?.value ?? null, best.figures[id]?.value ?? null];
          if (low === null || high === null) continue;
          if (value !== null) expect(value).toBeGreaterThanOrEqual(low - 1e-9);
          if (value !== null) expect(value).toBeLessThanOrEqual(high + 1e-9);
          if (range !== undefined)
            expect([range.low, range.high]).toEqual([expect.closeTo(low, 9), expect.closeTo(high, 9)]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('no list, no cell, no line and no card takes one for the other', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const report = compared(table);
        const open = table.rows.flatMap(({ cells }, row) =>
          cells.flatMap((cell, column) => (cell.state === 'unknown' ? [[row, column] as const] : [])),
        );
        for (const block of report.blocks) {
          if (block.kind === 'grid')
            for (const [row, column] of open) expect(block.rows[row]?.cells[column]?.state).toBe('unknown');
          if (block.kind === 'line')
            for (const [row, column] of open.filter(([, one]) => one === 0)) {
              const place = block.x.indexOf(table.rows[row]?.name ?? '');
              expect(block.series[column]?.values[place]).toBeNull();
            }
        }
        // A row that is unknown on your side is neither lost nor won, in any sentence.
        const ownOpen = open.filter(([, column]) => column === 0).map(([row]) => `Feature ${row}`);
        const told = says(report).filter((text) => /^(They win on|You win on|Feature \d+\. You)/u.test(text));
        for (const text of told) for (const name of ownOpen) expect(text).not.toContain(`${name}`);
      }),
      { numRuns: 60 },
    );
  });

  test('the average of rivals leaves out those of whom nothing is known', () => {
    const report = compared(matrix('You | Acme | Bolt', 'F: y y ?', 'G: n n ?', 'H: y n y'));
    const curve = report.blocks.find((block) => block.kind === 'line');
    if (curve?.kind !== 'line') throw new Error('There is no curve.');
    // Its axis has shares without a name.
    expect(curve.title).toContain('how much each has of a feature');
    expect(Object.fromEntries(curve.x.map((name, at) => [name, curve.series[1]?.values[at]]))).toEqual({
      F: 1,
      G: 0,
      H: 0.5,
    });
  });

  test('the same table with more unknown never wins or loses more', () => {
    const counts = (report: Report) =>
      Object.values(report.figures)
        .filter(({ id }) => /^(?:win|lose)\.\d+$/u.test(id))
        .reduce((sum, { value }) => sum + (value ?? 0), 0);
    fc.assert(
      fc.property(tables, fc.nat(), fc.nat(), (table, row, column) => {
        const at = [row % table.rows.length, column % table.columns.length];
        const hidden: Matrix = {
          ...table,
          rows: table.rows.map(({ name, cells }, r) => ({
            name,
            cells: cells.map((cell, c) => (r === at[0] && c === at[1] ? { state: 'unknown' } : cell)),
          })),
        };
        expect(counts(compared(hidden))).toBeLessThanOrEqual(counts(compared(table)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the map', () => {
  const table = matrix('You | Acme | Bolt', 'Deposits: y n ?', 'Texts: n y y', 'Till: n y n');
  const mapOf = (more: Input = {}) => {
    const report = compared(table, more);
    expect(checkReport(report)).toEqual([]);
    const map = report.blocks.find((block) => block.kind === 'scatter');
    if (map?.kind !== 'scatter') throw new Error('There is no map.');
    const value = (id: string) => report.figures[id]?.value;
    return { map, places: map.points.map(({ label, x, y }) => [label, value(x), value(y)]) };
  };

  test('names who has no place, because nothing is known on one of the axes', () => {
    const { map, places } = mapOf({ assumptions: { 'axis-across': 'feature-1' } });
    expect(map.x.label).toBe('Deposits');
    expect(places.map(([label]) => label)).toEqual(['You', 'Acme']);
    expect(map.without).toEqual(['Bolt']);
  });

  test('without a price, a feature that sets products apart is set against the score', () => {
    const { map, places } = mapOf();
    expect([map.x.label, map.y.label]).toEqual(['Texts', 'Score']);
    expect(places).toEqual([
      ['You', 0, expect.closeTo(100 / 3, 9)],
      ['Acme', 1, expect.closeTo(200 / 3, 9)],
      ['Bolt', 1, 50],
    ]);
  });

  test('is drawn by the two features that are chosen; who is unknown has no place', () => {
    const { map, places } = mapOf({ assumptions: { 'axis-across': 'feature-1', 'axis-up': 'feature-3' } });
    expect([map.x.label, map.y.label]).toEqual(['Deposits', 'Till']);
    expect(places).toEqual([
      ['You', 1, 0],
      ['Acme', 0, 1],
    ]);
  });
});

test('the share that is known counts as each kind of buyer weighs', () => {
  const report = compared(matrix('You | Acme', 'Deposits: y n', 'Texts: n ?', 'Till: y y', 'Stock: y y'), {
    segments: [
      { segment: 'Small', weighs: 'Texts' },
      { segment: 'Large', weighs: 'Till' },
    ],
  });
  expect([report.figures['known.1']?.value, report.figures['known.1.1']?.value]).toEqual([3 / 6, 5 / 6]);
});

test('prices come as a ladder, and a battlecard says where each side wins', () => {
  const report = compared(matrix('You | Acme', 'Deposits: y n', 'Texts: n y', 'Till: ? y'), {
    prices: [
      { product: 'You', price: 9, measure: null },
      { product: 'Acme', price: 25, measure: null },
    ],
  });
  const text = says(report).join('\n');
  expect(JSON.stringify(report.blocks.find(({ id }) => id === 'prices'))).toContain('price.1');
  expect(report.figures['price.1']).toMatchObject({ value: 25, unit: 'money/month' });
  expect(text).toMatch(/You win on .*Deposits/u);
  expect(text).toMatch(/They win on .*Texts/u);
  expect(text).not.toMatch(/win on [^.]*Till/u);
});
