import type { Launch, LaunchStep } from '@slipway/contracts';
import { expect, it } from 'vitest';
import { countPaid, sayState } from './say-launch.ts';

const step = (toolId: string, state: LaunchStep['state'], cost: number | null = null): LaunchStep => ({
  toolId,
  state,
  runId: null,
  cost,
  headline: null,
  figure: null,
  problem: null,
});
const launch = (state: Launch['state'], steps: LaunchStep[]): Launch => ({
  id: 'l',
  projectId: 'p',
  state,
  problem: null,
  createdAt: '',
  finishedAt: null,
  steps,
});

it('pays in order, and stops at the first that is too dear', () => {
  const chosen = [{ cost: 1 }, { cost: 5 }, { cost: 1 }];
  expect([0, 1, 5, 6, 7].map((credits) => countPaid(chosen, credits))).toEqual([0, 1, 1, 2, 3]);
});

it('says how far it is, what is under way and what it cost', () => {
  const half = [step('score-your-idea', 'done', 1), step('swot-generator', 'waiting')];
  expect(sayState(launch('running', half))).toBe('1 of 2 done. Now: SWOT Generator.');
  expect(sayState(launch('paused', half))).toBe('Paused with 1 of 2 done.');
  const skipped = [step('score-your-idea', 'done', 1), step('swot-generator', 'skipped', 0)];
  expect(sayState(launch('done', skipped))).toBe('Finished: 1 of 2 done, 1 credit used.');
});
