// @vitest-environment happy-dom
import type { Launch } from '@slipway/contracts';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clean, draw } from '../../../test/render.tsx';
import { LaunchStages } from './launch-stages.tsx';

afterEach(clean);

const step = { runId: null, cost: null, headline: null, figure: null, problem: null };
const launch: Launch = {
  id: 'l',
  projectId: 'p',
  state: 'running',
  problem: null,
  createdAt: '',
  finishedAt: null,
  steps: [
    { ...step, toolId: 'score-your-idea', state: 'done', runId: 'r1', cost: 1, headline: 'Test first.' },
    { ...step, toolId: 'swot-generator', state: 'running', runId: 'r2' },
  ],
};

async function show(shown: Partial<Launch>, isLost = false) {
  const on = { onCancel: vi.fn(), onResume: vi.fn(), onChoose: vi.fn() };
  const page = await draw(
    <MemoryRouter>
      <LaunchStages launch={{ ...launch, ...shown }} busy={false} isLost={isLost} {...on} />
    </MemoryRouter>,
  );
  const buttons = [...page.querySelectorAll('button')];
  const press = (label: string) =>
    act(async () => buttons.find(({ textContent }) => textContent === label)?.click());
  return { page, on, press, labels: buttons.map(({ textContent }) => textContent) };
}

it('under way it can be cancelled, links what is done, and says when the connection is lost', async () => {
  const { page, on, press, labels } = await show({}, true);
  expect(labels).toEqual(['Cancel']);
  expect(page.querySelector('[aria-current=step]')?.textContent).toContain('SWOT Generator');
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/score-your-idea?run=r1',
  ]);
  expect(page.textContent).toContain('The connection is lost. The run goes on');
  await press('Cancel');
  expect(on.onCancel).toHaveBeenCalledOnce();
});

it('paused it says why, keeps what is done, and goes on when pressed', async () => {
  const message = 'Insufficient credits! You need 1 credits but only have 0.';
  const { page, on, press, labels } = await show({
    state: 'paused',
    problem: { code: 'tool/insufficient-credits', message },
  });
  expect(page.textContent).toContain(`${message} What is done is kept.`);
  expect(labels).toEqual(['Go on with the rest', 'Cancel']);
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/project/p/dossier');
  await press('Go on with the rest');
  expect(on.onResume).toHaveBeenCalledOnce();
});
