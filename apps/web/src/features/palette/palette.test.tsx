// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, typeInto } from '../../../test/render.tsx';
import { makeQueryClient } from '../../lib/query-client.ts';
import Palette from './palette.tsx';

const closed = vi.fn();
const found = { projects: [{ id: 'p1', name: 'Swot of dentists', isSample: false }], runs: [], tasks: [] };

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = () => undefined;
  answerWith({ 'GET /api/search': () => ({ body: found }) });
});
afterEach(async () => {
  await clean();
  closed.mockReset();
  vi.unstubAllGlobals();
});

function Address() {
  return <p id="address">{useLocation().pathname}</p>;
}

async function show() {
  const page = await draw(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <Palette uid="u1" onClose={closed} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const box = page.querySelector<HTMLInputElement>('[role=combobox]');
  const press = (key: string) =>
    act(async () => {
      box?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  const active = () =>
    page.querySelector(`[id="${box?.getAttribute('aria-activedescendant')}"] > span`)?.textContent;
  return { page, box, press, active };
}

it('goes by arrows through what fits, round its ends, and Enter opens it', async () => {
  const { page, box, press, active } = await show();
  await typeInto(box, 'swot');
  await vi.waitFor(() => expect(page.querySelectorAll('[role=option]')).toHaveLength(2));
  expect(active()).toBe('SWOT Generator');
  await press('ArrowDown');
  expect(active()).toBe('Swot of dentists');
  await press('ArrowDown');
  expect(active()).toBe('SWOT Generator');
  await press('ArrowUp');
  await press('Enter');
  expect(closed).toHaveBeenCalledOnce();
  expect(page.querySelector('#address')?.textContent).toBe('/project/p1');
});

it('says so when nothing fits', async () => {
  answerWith({ 'GET /api/search': () => ({ body: { projects: [], runs: [], tasks: [] } }) });
  const { page, box } = await show();
  await typeInto(box, 'zzz');
  await vi.waitFor(() =>
    expect(page.querySelector('[role=status]')?.textContent).toBe('Nothing is called "zzz".'),
  );
});
