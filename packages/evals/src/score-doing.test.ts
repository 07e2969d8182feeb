import { describe, expect, it } from 'vitest';
import { overlapOf } from './score-doing.ts';

describe('overlap of content words', () => {
  it.each([
    ['counts the tubes', 'Counts tubes', 1],
    ['counts the tubes', 'Counting of tubes', 1],
    ['files the manifest', 'Plans routes and files manifests', 2 / 3],
    ['drove a truck', 'Files manifests', 0],
    ['', 'Files manifests', 0],
  ])('%j against %j', (phrase, label, share) => {
    expect(overlapOf(phrase, label)).toBeCloseTo(share, 6);
  });
});
