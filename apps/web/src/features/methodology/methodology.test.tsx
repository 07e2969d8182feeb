// @vitest-environment happy-dom
import { AppError, type ErrorCode, toWire } from '@slipway/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../../test/wait-for.ts';
import type { HeldFact, MethodologyField, MethodologyOverview } from '../../api/methodology.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { Directory } from './directory.tsx';
import { filterFacts, noFilter } from './filter-facts.ts';
import { ReportForm } from './report-form.tsx';
import { sayAge, splitAtFigure } from './words.ts';

const fact = (id: string, more: Partial<HeldFact> = {}): HeldFact => ({
  id: `pet-care/${id}`,
  kind: 'trade',
  what: id,
  says: 'A vet earns 119 a day.',
  figure: '119',
  publisher: 'BLS',
  year: 2023,
  region: 'US',
  confidence: 'medium',
  checked: false,
  note: null,
  isRule: false,
  niches: [],
  ...more,
});

const field: MethodologyField = {
  id: 'pet-care',
  name: 'Pet care',
  niches: [{ id: 'pet-care/vets', name: 'vet practices', confidence: 'low', facts: 1 }],
  facts: [
    fact('pay@bls', { niches: ['pet-care/vets'] }),
    fact('dogs@pdsa', {
      publisher: 'PDSA',
      region: 'GB',
      confidence: 'low',
      says: 'Dogs live in British homes.',
      figure: null,
    }),
  ],
};

const overview: MethodologyOverview = {
  counts: { fields: 1, niches: 1, facts: 2, publishers: 2, benchmarks: 0 },
  byConfidence: [],
  byRegion: [],
  byYear: [],
  byKind: { market: 0, buyers: 0, trade: 2 },
  examples: [],
  spreads: 0,
  spread: null,
  readings: [],
  fields: [{ id: 'pet-care', name: 'Pet care', niches: 1, facts: 2 }],
};

let answers: Record<string, unknown>;
let posts: unknown[];
let root: Root;

beforeEach(() => {
  posts = [];
  answers = { '/api/methodology/fields/pet-care': field, '/api/fact-reports': { id: 'ref-9' } };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (typeof init.body === 'string') posts.push(JSON.parse(init.body));
    const body = answers[path] ?? new AppError('request/not-found');
    if (body === 'offline') throw new TypeError('fetch failed');
    return body instanceof AppError
      ? Response.json(toWire(body), { status: body.status })
      : Response.json(body);
  });
  sessionStorage.clear();
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(screen: ReactNode, address = '/methodology'): Promise<void> {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>{screen}</MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await act(async () => {});
}

const text = () => document.body.textContent ?? '';

function control(name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = document.querySelector(`[name="${name}"]`);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`no field ${name}`);
}

async function type(name: string, value: string): Promise<void> {
  await act(async () => {
    control(name).value = value;
    control(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function send(): Promise<void> {
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

describe('the report form', () => {
  it('sends the fact that the address names, and gives the reference', async () => {
    await show(<ReportForm />, '/methodology?fact=pet-care%2Fpay%40bls#report');
    await waitFor(() => expect(text()).toContain('A vet earns 119 a day.'));
    expect(document.activeElement).toBe(control('wrong'));
    await type('wrong', '  The median is another one.  ');
    await type('email', 'ada@example.org');
    await send();
    expect(posts).toEqual([
      { factId: 'pet-care/pay@bls', wrong: 'The median is another one.', email: 'ada@example.org' },
    ]);
    expect(text()).toContain('ref-9');
    expect(sessionStorage.length).toBe(0);
  });

  it.each(['/methodology?fact=pet-care%2Fgone%40x#report', '/methodology?fact=alchemy%2Fgold%40x#report'])(
    'says that a fact is no longer held, and takes the report without it: %s',
    async (address) => {
      await show(<ReportForm />, address);
      await waitFor(() => expect(text()).toContain('no fact of that name'));
      await type('wrong', 'Somebody took the number out.');
      await send();
      expect(posts).toEqual([{ wrong: 'Somebody took the number out.' }]);
    },
  );

  it('names every fault beside its field and sends nothing', async () => {
    await show(<ReportForm />);
    await type('wrong', 'short');
    await type('right', 'x'.repeat(3001));
    await type('email', 'ada@');
    await send();
    for (const sentence of [
      'What is wrong needs at least 10 characters.',
      'What would be right can have at most 3000 characters.',
      'Please enter a valid email address.',
    ])
      expect(text()).toContain(sentence);
    expect(posts).toEqual([]);
  });

  it.each(['offline', 'request/too-many'] as const)(
    'keeps the text when %s, and over a reload',
    async (why) => {
      answers['/api/fact-reports'] = why === 'offline' ? why : new AppError(why satisfies ErrorCode);
      await show(<ReportForm />);
      await type('wrong', 'The year is off by one.');
      await send();
      expect(text()).toContain('Your text is still here.');
      expect(control('wrong').value).toBe('The year is off by one.');
      await act(async () => root.unmount());
      await show(<ReportForm />);
      expect(control('wrong').value).toBe('The year is off by one.');
    },
  );
});

describe('the drawers', () => {
  it('open on the field of the address, with a way to report each fact', async () => {
    await show(<Directory overview={overview} nowYear={2026} />, '/methodology?field=pet-care');
    await waitFor(() => expect(text()).toContain('All 2 facts'));
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('/methodology?field=pet-care&fact=pet-care%2Fpay%40bls#report');
    expect(text()).toContain('About vet practices');
  });

  it('say what went wrong and offer another try', async () => {
    answers['/api/methodology/fields/pet-care'] = 'offline';
    await show(<Directory overview={overview} nowYear={2026} />);
    await waitFor(() => expect(text()).toContain('You appear to be offline.'));
    answers['/api/methodology/fields/pet-care'] = field;
    const again = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Try again');
    await act(async () => again?.click());
    await waitFor(() => expect(text()).toContain('All 2 facts'));
  });
});

it.each([
  [{ words: 'BRITISH homes' }, ['dogs@pdsa']],
  [{ words: 'bls 2023' }, ['pay@bls']],
  [{ words: 'united kingdom' }, ['dogs@pdsa']],
  [{ grade: 'low' }, ['dogs@pdsa']],
  [{ region: 'US' }, ['pay@bls']],
  [{ niche: 'pet-care/vets' }, ['pay@bls']],
  [{ region: 'US', grade: 'low' }, []],
  [{}, ['pay@bls', 'dogs@pdsa']],
])('the filter %o lets %o through', (filter, ids) => {
  expect(filterFacts(field.facts, { ...noFilter, ...filter }).map(({ what }) => what)).toEqual(ids);
});

it.each([
  [2021, false, null],
  [2020, false, '6 years old'],
  [2030, false, 'forecast'],
  [1991, true, 'in force since'],
  [2027, true, 'in force from'],
])('in 2026 the age of %s (a rule: %s) is told as %s', (year, isRule, told) => {
  expect(sayAge({ year, isRule }, 2026)).toBe(told);
});

it('a sentence without its figure stays whole', () => {
  expect(splitAtFigure({ says: 'A vet earns 119.', figure: '119' })).toEqual(['A vet earns ', '119', '.']);
  expect(splitAtFigure({ says: 'Vets are few.', figure: null })).toEqual(['Vets are few.', '', '']);
});
