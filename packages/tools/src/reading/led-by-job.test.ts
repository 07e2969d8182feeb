import { expect, it } from 'vitest';
import { ledByJob } from './led-by-job.ts';
import type { NearTo } from './nearness.ts';
import type { Ranking } from './rank.ts';

const niche = (id: string, confidence: number) => ({
  id,
  name: id,
  vertical: id.split('/')[0] ?? '',
  confidence,
  because: ['word'],
});
const ranking: Ranking = {
  verticals: [],
  support: 3,
  trust: 0.5,
  niches: [niche('logistics/haulage', 0.5), niche('mining/safety', 0.1), niche('logistics/desk', 0.05)],
};
const job = (what: string) => [{ what, pain: '', today: '', hard: '' }];
const jobsOf = new Map([
  ['logistics/haulage', job('night desk')],
  ['mining/safety', job('drowsy drivers')],
  ['logistics/desk', job('berths')],
]);
const near = (by: Readonly<Record<string, number>>): NearTo => ({
  met: () => 0,
  alike: (clause) => by[clause.trim()] ?? 0,
});

it('puts the niche first whose very job the founder speaks of', () => {
  const led = ledByJob(ranking, false, near({ 'drowsy drivers': 0.4, 'night desk': 0.2 }), jobsOf);
  expect(led?.niches.map(({ id }) => id)).toEqual(['mining/safety', 'logistics/haulage', 'logistics/desk']);
  expect(led?.trust).toBe(led?.niches[0]?.confidence);
  expect(led?.niches.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThanOrEqual(1);
});

it('leaves the order where no job is near, or two are', () => {
  expect(ledByJob(ranking, false, near({ 'drowsy drivers': 0.25 }), jobsOf)).toBeNull();
  expect(ledByJob(ranking, false, near({ 'drowsy drivers': 0.4, 'night desk': 0.38 }), jobsOf)).toBeNull();
  expect(ledByJob({ ...ranking, niches: [] }, false, near({}), jobsOf)).toBeNull();
});

it('turns over a niche that was sure only by a clear lead, and says nothing where it was right', () => {
  const small = near({ 'drowsy drivers': 0.36, 'night desk': 0.3 });
  expect(ledByJob(ranking, true, small, jobsOf)).toBeNull();
  expect(ledByJob(ranking, false, small, jobsOf)?.niches[0]?.id).toBe('mining/safety');
  const clear = near({ 'drowsy drivers': 0.36, 'night desk': 0.2 });
  expect(ledByJob(ranking, true, clear, jobsOf)?.niches[0]?.id).toBe('mining/safety');
  expect(ledByJob(ranking, true, near({ 'night desk': 0.6 }), jobsOf)).toBeNull();
});
