import { expect, it } from 'vitest';
import { listStale, strategyFor } from './strategy.ts';

const origin = 'https://slipway.example';
const get = (path: string, mode = 'no-cors') => ({ method: 'GET', mode, url: `${origin}${path}` });

it.each([
  [get('/assets/a.js'), 'asset'],
  [get('/pricing', 'navigate'), 'navigation'],
  [get('/api/me'), 'leave-alone'],
  [get('/api/me', 'navigate'), 'leave-alone'],
  [get('/api', 'navigate'), 'leave-alone'],
  [get('/apiary', 'navigate'), 'navigation'],
  [get('/healthz', 'navigate'), 'leave-alone'],
  [get('/p/noonseal', 'navigate'), 'leave-alone'],
  [get('/images/x.png', 'no-cors'), 'leave-alone'],
  [get('/pricing-page', 'navigate'), 'navigation'],
  [get('/logo.png'), 'picture'],
  [{ ...get('/assets/a.js'), method: 'POST' }, 'leave-alone'],
  [{ method: 'GET', mode: 'cors', url: 'https://elsewhere.example/assets/a.js' }, 'leave-alone'],
] as const)('%o → %s', (request, strategy) => {
  expect(strategyFor(request, origin)).toBe(strategy);
});

it('drops the assets of older builds only', () => {
  const kept = [`${origin}/assets/old.js`, `${origin}/assets/new.js`];
  expect(listStale(kept, ['/assets/new.js'])).toEqual([`${origin}/assets/old.js`]);
});
