// @vitest-environment happy-dom
import type { Fact } from '@slipway/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press } from '../../../test/render.tsx';
import { waitFor } from '../../../test/wait-for.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { FactRow } from './fact-row.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const at = '2026-11-10T08:00:00.000Z';
const fact: Fact = {
  id: 'price',
  label: 'Price',
  group: 'price',
  kind: 'number',
  unit: 'money/month',
  options: [],
  usedBy: ['score-your-idea'],
  value: 59,
  currency: 'USD',
  provenance: { kind: 'hand' },
  at,
  toolId: null,
  changes: 60,
  canUndo: true,
};
const change = (seq: number, value: number) => ({
  seq,
  factId: 'price',
  label: 'Price',
  value,
  provenance: { kind: 'hand' },
  toolId: null,
  isUndo: false,
  device: 'Firefox on Linux',
  at,
});

it('a fact says where it is from and who uses it, shows every value it had, and goes back', async () => {
  const path = '/api/projects/p1/record/facts/price';
  const asked = answerWith({
    [`GET ${path}/history`]: ({ query }) => ({
      body: query.before
        ? { changes: [change(1, 39)], next: null }
        : { changes: [change(9, 59), change(8, 49)], next: '8' },
    }),
    [`POST ${path}/undo`]: () => ({ body: { ...fact, value: 49 } }),
  });
  const place = await draw(
    <QueryClientProvider client={makeQueryClient()}>
      <FactRow uid="u1" projectId="p1" fact={fact} isFixed={false} isWanted />
    </QueryClientProvider>,
  );
  for (const part of ['$59 a month', 'typed into the record', 'Fills in: Score Your Idea'])
    expect(place.textContent).toContain(part);
  const button = (words: string) =>
    [...place.querySelectorAll('button')].find((one) => one.textContent?.startsWith(words));
  const values = () => [...place.querySelectorAll('ol li > span:first-child')].map((one) => one.textContent);
  await press(button('History: 60 values'));
  await waitFor(() => expect(values()).toEqual(['$59 a month', '$49 a month']));
  await press(button('Show earlier ones'));
  await waitFor(() => expect(values()).toEqual(['$59 a month', '$49 a month', '$39 a month']));
  expect(button('Show earlier ones')).toBeUndefined();
  await press(button('Undo the last change'));
  await waitFor(() => expect(asked.some((one) => one.path === `${path}/undo`)).toBe(true));
});
