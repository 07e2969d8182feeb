import type { Niche } from '@slipway/facts';
import { expect, it } from 'vitest';
import { joinTwins } from './join-twins.ts';
import type { ScoredNiche } from './score-niches.ts';

const scored = (id: string, score: number, place: number): ScoredNiche => ({
  niche: { id } as Niche,
  place,
  score,
  points: score * 2,
  statistics: score * 3,
  meaning: score,
  because: [id],
});
const homeOf = new Map([['music/radio', 'media/radio']]);

it('reads one trade under two fields as one, with the words of whichever was met', () => {
  const joined = joinTwins(
    [scored('media/radio', 1, 0), scored('music/radio', 3, 1), scored('sports/dojo', 2, 2)],
    homeOf,
  );
  expect(joined.map(({ niche, score, place, because }) => [niche.id, score, place, because])).toEqual([
    ['media/radio', 3, 1, ['music/radio']],
    ['sports/dojo', 2, 2, ['sports/dojo']],
  ]);
  expect(joined[0]).toMatchObject({ points: 6, statistics: 9, meaning: 3 });
});

it('leaves a niche alone whose home is not there', () => {
  expect(joinTwins([scored('music/radio', 3, 0)], homeOf)).toHaveLength(1);
});
