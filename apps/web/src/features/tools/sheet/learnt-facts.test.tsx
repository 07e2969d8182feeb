// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../../test/answers.ts';
import { clean, draw, press } from '../../../../test/render.tsx';
import { recordQuery } from '../../../api/tools.ts';
import { makeQueryClient } from '../../../lib/query-client.ts';
import { LearntFacts } from './learnt-facts.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const at = '2026-10-01T00:00:00.000Z';
const found = (runId: string, value: number) => ({
  value,
  toolId: 'financial-metrics',
  at,
  provenance: { kind: 'result' as const, runId, figure: 'x', currency: 'USD' },
});
const slots = {
  mrr: found('r1', 900),
  runwayMonths: found('r1', 8),
  netBurn: found('r2', 70),
  arr: { value: 1, toolId: 'health-score', at, provenance: { kind: 'entered' as const } },
};

async function show() {
  const cache = makeQueryClient();
  cache.setQueryData(recordQuery('u1', 'p1').queryKey, { slots });
  return draw(
    <QueryClientProvider client={cache}>
      <LearntFacts uid="u1" runId="r1" projectId="p1" />
    </QueryClientProvider>,
  );
}

it('names what this run found and nothing else, and takes one back', async () => {
  const { mrr: _undone, ...left } = slots;
  const asked = answerWith({ 'DELETE /api/record/facts/mrr': () => ({ body: { slots: left } }) });
  const place = await show();
  const labels = () => [...place.querySelectorAll('li > span')].map((one) => one.textContent);
  expect(labels()).toEqual(['Monthly recurring revenue $900 a month', 'Runway 8 months']);
  await press(place.querySelector('button[aria-label="Undo Monthly recurring revenue"]'));
  await vi.waitFor(() => expect(labels()).toEqual(['Runway 8 months']));
  expect(asked.map(({ path }) => path)).toEqual(['/api/record/facts/mrr']);
});

it('takes all of it back in one press', async () => {
  const asked = answerWith({
    'DELETE /api/record/facts/mrr': () => ({ body: { slots } }),
    'DELETE /api/record/facts/runwayMonths': () => ({ body: { slots: { netBurn: slots.netBurn } } }),
  });
  const place = await show();
  await press([...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo all 2'));
  await vi.waitFor(() => expect(place.querySelectorAll('li')).toHaveLength(0));
  expect(asked.map(({ path }) => path)).toEqual(['/api/record/facts/mrr', '/api/record/facts/runwayMonths']);
});
