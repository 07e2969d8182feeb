import { setFact } from '@slipway/record';
import { describe, expect, test } from 'vitest';
import { checks } from './checks.ts';
import type { CheckedResult, Company } from './company.ts';
import { findDisagreements } from './find-disagreements.ts';
import { writeAmount } from './page-figures.ts';
import { readPage, readPrice } from './read-page.ts';
import { listMoved } from './stale.ts';
import { cases, counted, deck, learnt, months, page, result, today, told } from './testing/cases.ts';
import { writeOnPage } from './write-page.ts';

const found = (company: Company, id: string) =>
  findDisagreements(company).filter(({ check }) => check === id);

/** Done from the list; a tool or a page that is opened is only the way to it. */
const presses = ['fact', 'page', 'version', 'run'];
const isKeep = (one: { readonly kind: string }): boolean =>
  ('fact' in one && one.fact === 'accepted') || (one.kind === 'run' && !('again' in one));
/** What only the founder can say: a newer number, another market. */
const typed = ['old-figures', 'customers-and-buyers'];

test('every check has a case that trips it and one that does not, and there are at least twenty', () => {
  expect(checks.map(({ id }) => id).toSorted()).toEqual(Object.keys(cases).toSorted());
  expect(checks.length).toBeGreaterThanOrEqual(20);
});

describe.each(Object.entries(cases))('%s', (id, { trips, fits, says }) => {
  test('is found, with both sides and why', () => {
    const [one, ...more] = found(trips, id);
    expect(more).toEqual([]);
    expect(one?.sides.map(({ text }) => text)).toEqual(says);
    expect(one?.why).toMatch(/[.]$/u);
    expect(one?.allows).not.toBe('');
    for (const side of one?.sides ?? [])
      expect(side).toMatchObject({ date: expect.stringMatching(/^2026-/u) });
  });

  test('is not found where the two fit, nor where nothing is known', () => {
    expect(found(fits, id)).toEqual([]);
    expect(findDisagreements({ ...trips, record: {}, results: [], pages: [] })).toEqual([]);
  });

  test('each settlement that sets a fact ends it, and it is settled in one press', () => {
    const settle = found(trips, id)[0]?.settle ?? [];
    expect(settle.some((one) => presses.includes(one.kind) && !isKeep(one)) || typed.includes(id), id).toBe(
      true,
    );
    for (const one of settle) {
      if (one.kind === 'version' && one.assumptions !== null) {
        const { assumptions } = one;
        const results = trips.results.map((of) =>
          of.runId === one.runId ? { ...of, input: { ...of.input, assumptions } } : of,
        );
        expect(found({ ...trips, results }, id), one.label).toEqual([]);
      }
      if (one.kind !== 'fact') continue;
      const record = setFact(trips.record, one.fact, one.value, {
        at: `${today}T10:00:00.000Z`,
        provenance: { kind: 'hand' },
      });
      expect(found({ ...trips, record }, id), one.label).toEqual([]);
    }
  });
});

test('nothing is found in what fits together', () => {
  const company = told(
    {
      idea: 'We grow 10% a month, at $240 each.',
      price: 240,
      per: 'month',
      currency: 'USD',
      region: 'EU',
      stage: 'paying',
      evidence: 'paying',
      evidenceCount: 10,
      months: months([1500, 1650, 1815, 2000, 2200, 2400], 10),
      mrr: 2400,
      arr: 28_800,
    },
    { pages: [page('$240')] },
  );
  expect(findDisagreements(company)).toEqual([]);
});

test('what is kept comes back with another value', () => {
  const trips = told({ price: 500, months: months([1000], 10) });
  const keep = found(trips, 'price-and-arpa')[0]?.settle.at(-1);
  if (keep?.kind !== 'fact') throw new Error('no way to keep both');
  const accepted = { ...trips.record, [keep.fact]: learnt(keep.value) };
  expect(found({ ...trips, record: accepted }, 'price-and-arpa')).toEqual([]);
  const moved = { ...accepted, price: learnt(600) };
  expect(found({ ...trips, record: moved }, 'price-and-arpa')).toHaveLength(1);
});

test('amounts in two currencies, doubtful readings and figures of visits are compared with nothing', () => {
  const stated = told({ mrr: 1000, currency: 'EUR', arr: 0 });
  const arr = {
    ...learnt(99_000),
    provenance: { kind: 'result', runId: 'r', figure: 'arr', currency: 'USD' },
  } as const;
  expect(found({ ...stated, record: { ...stated.record, arr } }, 'revenue-year')).toEqual([]);
  const unsure = { ...learnt(500), provenance: { kind: 'read', quote: '500', isUnsure: true } } as const;
  const months10 = told({ months: months([1000], 10) });
  expect(findDisagreements({ ...months10, record: { ...months10.record, price: unsure } })).toEqual([]);
  const visits = result('growth-trends', { growth: [0.01, 'share/month'] }, { measure: 'visits' });
  expect(findDisagreements(told({ growthPerMonth: 0.3 }, { results: [visits] }))).toEqual([]);
});

test.each([
  ['$1,249.50', 'per month', { amount: 1249.5, per: 'month', currency: null }],
  ['€11', 'a year', { amount: 11, per: 'year', currency: 'EUR' }],
  ['Rs 499', '/month', { amount: 499, per: 'month', currency: 'INR' }],
  ['$12', 'per seat a month', null],
  ['Free', 'per month', null],
  ['$49', 'once', null],
])('a price on a page: %s %s', (price, per, read) => {
  if (read === null) expect(readPrice(price, per)).toBeNull();
  else expect(readPrice(price, per)).toMatchObject(read);
});

test.each([
  ['$1.2M', 'Total market', { marketTotal: 1_840_000 }, '$1.8M'],
  ['4.4%', 'Growth a month', { growthPerMonth: 0.061 }, '6.1%'],
  ['1,200', 'MRR', { mrr: 2400 }, '2,400'],
  ['10 offices', 'Paying customers', { months: months([900], 12) }, '12 offices'],
  ['over 10', 'Customers', { months: months([900], 12) }, null],
  ['6', 'Hours customers save', { months: months([900], 12) }, null],
  ['14 of 20', 'Interviews', { evidence: 'interviews', evidenceCount: 30 }, null],
] as const)('%s %s on a page becomes what the record says', (text, label, known, becomes) => {
  const [one, ...more] = found(
    told({ ...known, currency: 'USD' }, { pages: [counted(text, label)] }),
    'page-figure',
  );
  expect(more).toEqual([]);
  expect(one === undefined ? null : writeAmount(text, Number(one.sides[0].value))).toBe(becomes);
});

test('a page that shows a figure of a result is held against it, and one press writes it', () => {
  const results = [result('financial-metrics', { 'ltv.margin': [5200, 'money'], nrr: [1.12, 'share'] })];
  const company = told({ currency: 'USD' }, { results, pages: [counted('$4,100', 'LTV')] });
  const [one] = found(company, 'page-figure');
  expect(one?.why).toBe('LTV: the latest result says 5,200, “Launch page” says $4,100.');
  expect(one?.settle[0]).toMatchObject({ kind: 'page', from: '$4,100', to: '$5,200' });
  expect(found({ ...company, pages: [counted('112%', 'Net revenue retention')] }, 'page-figure')).toEqual([]);
});

test('growth that a slide claims is held against the months, and one press writes the measured one', () => {
  const claims = deck({ 'slide.traction': 'We grow 40% a month.', 'slide.ask': 'Kept.' });
  const company = told({ months: months([100, 101, 102, 103], 1) }, { results: [claims] });
  const [one] = found(company, 'growth-in-words');
  expect(one?.sides[0].from).toEqual({ kind: 'result', toolId: claims.toolId, runId: claims.runId });
  expect(one?.settle[0]).toMatchObject({
    kind: 'version',
    assumptions: { 'slide.traction': 'We grow 1% a month.', 'slide.ask': 'Kept.' },
  });
});

test('a deck and a result about another idea are not held against each other', () => {
  const of = (idea: string, one: CheckedResult) => ({ ...one, input: { ...one.input, idea } });
  const { trips } = cases['deck-figure'] ?? {};
  const [market, pitch] = trips?.results ?? [];
  if (trips === undefined || market === undefined || pitch === undefined) throw new Error('no case');
  const results = [of('Reminders for dentists', market), of('Seals for tractor workshops', pitch)];
  expect(found({ ...trips, results }, 'deck-figure')).toEqual([]);
});

test('a figure is written where it is, and nowhere else', () => {
  const rows = [
    { label: 'Rooms', value: '14' },
    { label: 'Interviews', value: '14' },
  ];
  const document = {
    title: 'Gapwise',
    sections: [{ id: 's2', kind: 'facts', data: { heading: '14', rows } }],
  };
  const { figures } = readPage({ id: 'p1', name: '', date: today, document });
  const figure = figures.find(({ label }) => label === 'Interviews');
  if (figure === undefined) throw new Error('It was not read.');
  expect(writeOnPage(document, { from: '14', to: '15', place: figure }).sections).toEqual([
    {
      id: 's2',
      kind: 'facts',
      data: { heading: '14', rows: [rows[0], { label: 'Interviews', value: '15' }] },
    },
  ]);
});

test('a number in running text is linked where the page was written with it, and nowhere else', () => {
  const document = (lead: string) => ({
    sections: [
      { id: 's1', kind: 'hero', data: { lead, points: [{ label: 'Price', value: '€11 per week' }] } },
      { id: 's2', kind: 'rich-text', data: { body: 'It takes 14 offices a day, €11 a week.' } },
    ],
    figures: [
      { section: 's1', label: 'Interviews', text: '14 offices' },
      { section: 's1', label: 'Price per week', text: '€11' },
    ],
  });
  const facts = { evidence: 'interviews', evidenceCount: 20, price: 12.5, per: 'week', currency: 'EUR' };
  const settled = (lead: string, more: object = {}) => {
    const read = readPage({ id: 'p1', name: 'Launch', date: today, document: document(lead) });
    return found(told({ ...facts, ...more }, { pages: [read] }), 'page-figure').flatMap(
      ({ settle }) => settle.find((one) => one.kind === 'page') ?? [],
    );
  };
  const lead = 'Asked for by 14 offices, on 14 streets, for €11.';
  const moves = settled(lead);
  expect(moves.map(({ from, to }) => [from, to])).toEqual([
    ['14 offices', '20 offices'],
    ['€11', '€12.50'],
  ]);
  const now = moves.reduce((done, one) => writeOnPage(done, one), document(lead));
  expect(now).toEqual({
    sections: [
      {
        ...document('').sections[0],
        data: {
          lead: 'Asked for by 20 offices, on 14 streets, for €12.50.',
          points: [{ label: 'Price', value: '€12.50 per week' }],
        },
      },
      document('').sections[1],
    ],
    figures: [
      { section: 's1', label: 'Interviews', text: '20 offices' },
      { section: 's1', label: 'Price per week', text: '€12.50' },
    ],
  });
  // Rewritten without it, counted by another step, priced by another period: the founder's own words.
  expect(settled('Asked for by 14 shops.').map(({ from }) => from)).toEqual(['€11']);
  expect(settled(lead, { evidence: 'paying', per: 'month' })).toEqual([]);
});

test('what a deck took from the record and is another value now has moved, named by what it counts', () => {
  const company = told({ evidence: 'interviews', evidenceCount: 21, grossMargin: 0.75 });
  const moved = listMoved(company, {
    toolId: 'ai-pitch-generator',
    input: { evidenceCount: 14, grossMargin: 0.8, cac: 5 },
    figures: {},
  });
  expect(moved.map(({ label, was, is }) => [label, was, is])).toEqual([
    ['Interviews', '14', '21'],
    ['Gross margin', '80%', '75%'],
  ]);
});

test('a price that a result read from the idea is held against the record’s of the same period', () => {
  const moved = (record: object, unit: 'money/month' | 'money/year') =>
    listMoved(told({ currency: 'USD', price: 79, ...record }), {
      toolId: 'market-size-estimator',
      input: { idea: 'For $49 a month' },
      figures: { 'own-price': { value: 49, unit, currency: 'USD' } },
    }).map(({ was, is }) => [was, is]);
  expect(moved({ per: 'month' }, 'money/month')).toEqual([['$49', '$79']]);
  expect(moved({ per: 'month' }, 'money/year')).toEqual([]);
  expect(moved({ per: 'month', currency: 'EUR' }, 'money/month')).toEqual([]);
});

test('a month is written as people say it; what is none stays as it was typed', () => {
  const why = (month: string) => {
    const rows = months([1000], 10).map((row) => ({ ...row, month }));
    return findDisagreements(told({ arpa: 160, months: rows })).find(
      ({ check }) => check === 'arpa-and-months',
    )?.why;
  };
  expect(why('2026-09')).toMatch(/ in September 2026\.$/);
  expect(why('autumn')).toMatch(/ in autumn\.$/);
  const stated = findDisagreements(told({ mrr: 400, months: months([1000], 10) }));
  for (const { why: said } of stated) expect(said).not.toMatch(/\d{4}-\d{2}/);
  expect(stated.map(({ check }) => check)).toContain('revenue-and-months');
});
