import type { Tone } from '@slipway/report';
import type { Score } from './score.ts';

/** Bands of the score (rubrics reference, D12); the lowest ends at 25, because belief alone reaches 40 here. */
export const bands = [
  { id: 'low', label: 'Weak or unsaid', from: 0, to: 25, tone: 'poor' },
  { id: 'not-yet', label: 'Needs evidence', from: 25, to: 50, tone: 'fair' },
  { id: 'promising', label: 'Promising', from: 50, to: 65, tone: 'good' },
  { id: 'strong', label: 'Strong', from: 65, to: 80, tone: 'good' },
  { id: 'exceptional', label: 'Exceptional', from: 80, to: 100, tone: 'good' },
] as const satisfies readonly { id: string; label: string; from: number; to: number; tone: Tone }[];

export type BandId = (typeof bands)[number]['id'];
/** `open`: too little was said to place it. `rethink`: what was said is weak. `stop`: no score makes it good. */
export type VerdictId = Exclude<BandId, 'low'> | 'stop' | 'rethink' | 'open';

/** Under half of the weight spoken to, silence decides and not the idea. */
const leastCovered = 50;
/** Words that average less than this are weak, however many there are. */
const leastQuality = 25;

export function bandOf(score: number): BandId {
  return bands.findLast(({ from }) => score >= from)?.id ?? 'low';
}

export function verdictOf({ value, quality, covered }: Score, hasStop: boolean): VerdictId {
  if (hasStop) return 'stop';
  const band = bandOf(value);
  if (band !== 'low' && band !== 'not-yet') return band;
  if (quality < leastQuality) return 'rethink';
  return covered < leastCovered ? 'open' : 'not-yet';
}

export const verdictTones: Readonly<Record<VerdictId, Tone>> = {
  stop: 'poor',
  rethink: 'poor',
  'not-yet': 'fair',
  promising: 'good',
  strong: 'good',
  exceptional: 'good',
  open: 'plain',
};
