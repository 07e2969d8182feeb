// @vitest-environment happy-dom
import { AppError, toWire } from '@slipway/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press } from '../../../test/render.tsx';
import type { ShareOf } from '../../api/shares.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import ShareDialog from './share-dialog.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const share = (id: string, more: object = {}) => ({
  id,
  kind: 'report',
  url: `https://slipway.example/s/${id}`,
  version: 2,
  parts: null,
  createdAt: '2026-11-16T10:00:00.000Z',
  expiresAt: '2026-12-16T10:00:00.000Z',
  opened: 0,
  openedAt: null,
  ...more,
});
const ofReport: ShareOf = { kind: 'report', id: 'r1', version: 2 };
const open = (of: ShareOf, warning?: string) =>
  draw(
    <QueryClientProvider client={makeQueryClient()}>
      <ShareDialog uid="u1" of={of} warning={warning} onClose={() => undefined} />
    </QueryClientProvider>,
  );
const button = (page: HTMLElement, label: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label);

it('a link is made for 30 days, listed with its openings, and revoked after a second press', async () => {
  const asked = answerWith({
    'GET /api/shares': () => ({
      body: { shares: [share('old', { opened: 3, openedAt: '2026-11-16T11:00:00.000Z' })] },
    }),
    'POST /api/shares': () => ({ body: { share: share('new') } }),
    'DELETE /api/shares/new': () => ({ body: { revoked: true } }),
  });
  const page = await open(ofReport, 'Two results give different prices.');
  await vi.waitFor(() => expect(page.textContent).toContain('1 live link'));
  expect(page.textContent).toContain('different prices');
  expect(page.textContent).toContain('Opened 3 times');
  await press(button(page, 'Make link'));
  await vi.waitFor(() => expect(page.querySelector('input')?.value).toBe('https://slipway.example/s/new'));
  expect(asked.at(-1)?.body).toEqual({ kind: 'report', id: 'r1', version: 2, days: 30 });
  expect(page.textContent).toContain('Version 2, until 16 Dec 2026');
  await press(button(page, 'Revoke'));
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await press(button(page, 'Revoke for good'));
  await vi.waitFor(() => expect(page.textContent).toContain('1 live link'));
  expect(page.querySelector('input')?.value).toBe('https://slipway.example/s/old');
});

it('of a project nothing is ticked at first, and what was refused is said in a sentence', async () => {
  const error = new AppError('share/full', { most: 200 });
  const asked = answerWith({
    'GET /api/shares': () => ({ body: { shares: [] } }),
    'GET /api/projects/p1': () => ({
      body: { results: [{ toolId: 'ai-pitch-generator', figure: null }] },
    }),
    'POST /api/shares': () => ({ status: error.status, body: toWire(error) }),
  });
  const page = await open({ kind: 'project', id: 'p1' });
  await vi.waitFor(() => expect(page.querySelectorAll('input[type=checkbox]')).toHaveLength(2));
  expect(button(page, 'Make link')?.disabled).toBe(true);
  await press([...page.querySelectorAll('input[type=checkbox]')][1]);
  await press(button(page, 'Make link'));
  await vi.waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toBe(error.message));
  expect(asked.at(-1)?.body).toEqual({ kind: 'project', id: 'p1', days: 30, parts: ['deck'] });
});
