// @vitest-environment happy-dom
import { AppError, errorMessage, toWire } from '@slipway/core';
import { welcomeSentence } from '@slipway/credits';
import { tools } from '@slipway/tools/list';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw } from '../../../test/render.tsx';
import { type CreditRecord, type CreditTransaction, creditsQuery } from '../../api/credits.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { toast } from '../../lib/toast.ts';
import { CreditBadge } from './badge.tsx';

const now = Date.UTC(2026, 10, 15, 12);
const iso = (ms: number) => new Date(ms).toISOString();
let record: CreditRecord;
let history: CreditTransaction[];
let toasts: string[];

beforeEach(() => {
  vi.useFakeTimers({ now });
  record = {
    credits: 7,
    lastReset: iso(now - 3_600_000),
    updatedAt: iso(now),
    nextReset: iso(now + 5 * 3_600_000 + 12 * 60_000),
    unlimited: false,
    granted: false,
  };
  history = [];
  toasts = [];
  for (const kind of ['success', 'error', 'warning'] as const)
    vi.spyOn(toast, kind).mockImplementation((text) => void toasts.push(`${kind}: ${text}`));
});
afterEach(async () => {
  await clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  delete window.isPremium;
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
function answer() {
  return answerWith({
    'GET /api/credits': () => ({ body: record }),
    'GET /api/credits/transactions': () => ({ body: history }),
  });
}
async function show(
  onDownload: () => void = () => undefined,
  cache = makeQueryClient(),
): Promise<HTMLElement> {
  const page = await draw(
    <MemoryRouter>
      <QueryClientProvider client={cache}>
        <CreditBadge uid="u1" onSessionLost={() => undefined} premiumUntilMs={null} onDownload={onDownload} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await wait(10);
  return page;
}
const button = (page: HTMLElement) => page.querySelector('button');
async function open(page: HTMLElement): Promise<string> {
  const event = Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' });
  await act(async () => void page.querySelector('#credit-panel')?.dispatchEvent(event));
  return page.querySelector('#credit-panel')?.textContent ?? '';
}

it('[§2] loading shows a placeholder', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const page = await show();
  expect(page.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Credits are loading');
  expect(button(page)).toBeNull();
});

it.each([
  [10, 'green', null, 'true'],
  [3, 'green', null, 'false'],
  [2, 'yellow', 'warning', 'false'],
  [1, 'yellow', 'warning', 'false'],
  [0, 'red', 'red', 'false'],
] as const)('[§2] [§9] %i credits: level %s, dot %s, pulse %s', async (credits, level, dot, pulse) => {
  record = { ...record, credits };
  answer();
  const control = button(await show());
  expect(control?.textContent).toBe(String(credits));
  expect(control?.dataset).toMatchObject({ level, pulse });
  expect(control?.querySelector('[data-dot]')?.getAttribute('data-dot') ?? null).toBe(dot);
  expect(control?.getAttribute('aria-label')).toContain(`${credits} credit`);
});

it('[§2] [§6] premium shows "Unlimited", teal', async () => {
  record = { ...record, unlimited: true };
  answer();
  const control = button(await show());
  expect(control?.textContent).toBe('Unlimited');
  expect(control?.dataset.level).toBe('teal');
});

it('[§2] the tooltip tells its three facts', async () => {
  answer();
  const page = await show();
  const text = page.querySelector('[role="tooltip"]')?.textContent;
  expect(text).toContain('Most tools cost 1 credit');
  expect(text).toContain('Landing page tools cost 5 credits');
  expect(text).toContain('Credits reset daily at 12:00 AM local time');
});

it('a balance that comes while the first grant is being told stays', async () => {
  record = { ...record, credits: 10, granted: true };
  answer();
  const cache = makeQueryClient();
  const { queryKey } = creditsQuery('u1');
  // What is mirrored first is the grant; just then the answer after a run is taken in.
  const write = vi.spyOn(window.localStorage, 'setItem').mockImplementationOnce(() => {
    cache.setQueryData(queryKey, { ...record, credits: 9, granted: false, updatedAt: iso(now + 1) });
  });
  const page = await show(undefined, cache);
  expect(write).toHaveBeenCalled();
  expect(toasts).toContain(`success: ${welcomeSentence}`);
  expect(button(page)?.textContent).toBe('9');
});

it('asks with the zone of the device', async () => {
  const asked = answer();
  await show();
  expect(asked[0]?.query.zone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

it('[§4] [§9] time until reset counts down, and the check every 60 seconds fetches the new day', async () => {
  answer();
  const page = await show();
  expect(await open(page)).toContain('5h 12m');
  await wait(5 * 3_600_000);
  expect(await open(page)).toContain('12m');
  const tomorrow = { ...record, credits: 10, nextReset: iso(now + 29 * 3_600_000), updatedAt: iso(now + 1) };
  await wait(11 * 60_000);
  expect(button(page)?.textContent).toBe('7');
  record = tomorrow;
  await wait(2 * 60_000);
  expect(button(page)?.textContent).toBe('10');
});

it('[§4] "Resetting..." until the server has reset, "Unknown" when no time is told', async () => {
  record = { ...record, nextReset: iso(now - 1000) };
  answer();
  const page = await show();
  expect(await open(page)).toContain('Resetting...');
  record = { ...record, nextReset: '' };
  await wait(60_000);
  expect(await open(page)).toContain('Unknown');
});

it('[§9] lists what every tool costs, and the history newest first', async () => {
  const base = { userId: 'u1', timestamp: iso(now) };
  history = [
    {
      ...base,
      id: 'txn_2',
      amount: -5,
      type: 'deduction',
      reason: 'Used x',
      toolName: 'Landing Page Generator',
      balanceAfter: 5,
    },
    { ...base, id: 'txn_1', amount: 10, type: 'grant', reason: 'Initial credit grant', balanceAfter: 10 },
  ];
  answer();
  const page = await show();
  await open(page);
  expect(page.querySelectorAll('#credit-panel details li')).toHaveLength(tools.length);
  const rows = [...page.querySelectorAll('#credit-panel tbody tr')].map((row) => row.textContent);
  expect(rows[0]).toMatch(/^Landing Page Generator.*−55$/);
  expect(rows[1]).toMatch(/^Initial credit grant.*\+1010$/);
});

it('[§8] credit load failure: "Failed to load credit information."', async () => {
  const refusal = toWire(new AppError('request/too-many'));
  answerWith({ 'GET /api/credits': () => ({ status: 429, body: refusal }) });
  const page = await show();
  expect(toasts).toEqual([`error: ${errorMessage('credits/load-failed')}`]);
  expect(button(page)?.getAttribute('aria-label')).toBe('Credits could not be loaded');
});

it('mirrors what the server says, and storage edited by hand changes nothing', async () => {
  const asked = answer();
  const page = await show();
  expect(JSON.parse(localStorage.getItem('creditsu1') ?? '')).toMatchObject({ credits: 7 });
  expect(localStorage.getItem('transactionsu1')).toBe('[]');
  localStorage.setItem('creditsu1', JSON.stringify({ credits: 9999 }));
  const before = asked.length;
  await act(
    async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'creditsu1', newValue: '{}' })),
  );
  await wait(10);
  expect(asked.length).toBeGreaterThan(before);
  expect(button(page)?.textContent).toBe('7');
  expect(JSON.parse(localStorage.getItem('creditsu1') ?? '')).toMatchObject({ credits: 7 });
});

it('[§4] premium-status-changed makes it ask the server, which decides', async () => {
  answer();
  const page = await show();
  window.isPremium = true;
  const fire = () => act(async () => void window.dispatchEvent(new Event('premium-status-changed')));
  await fire();
  await wait(10);
  expect(button(page)?.textContent).toBe('7');
  record = { ...record, unlimited: true };
  await fire();
  await wait(10);
  expect(button(page)?.textContent).toBe('Unlimited');
});

it('[§4] a deduction that leaves little is said as a toast', async () => {
  record = { ...record, credits: 3 };
  answer();
  await show();
  record = { ...record, credits: 2, updatedAt: iso(now + 5) };
  await act(
    async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'creditsu1', newValue: '{}' })),
  );
  await wait(10);
  expect(toasts).toEqual(['warning: Only 2 credits remaining.']);
});

it('[§4] a new person is welcomed with a toast, with the answer that granted the credits', async () => {
  record = { ...record, credits: 10, granted: true };
  answer();
  await show();
  expect(toasts).toEqual(['success: Welcome to Slipway! You have 10 credits to use today.']);
});

it('[§4] no second welcome: on another device, after storage was cleared, or on a badge drawn anew', async () => {
  const grant = { userId: 'u1', timestamp: iso(now), id: 'txn_1', amount: 10, balanceAfter: 10 };
  history = [{ ...grant, type: 'grant', reason: 'Initial credit grant' }];
  record = { ...record, credits: 10 };
  answer();
  await show();
  expect(toasts).toEqual([]);
  record = { ...record, granted: true };
  const cache = makeQueryClient();
  const page = await show(undefined, cache);
  expect(toasts).toHaveLength(1);
  await clean();
  localStorage.clear();
  await show(undefined, cache);
  expect(button(page)).toBeNull();
  expect(toasts).toHaveLength(1);
});
