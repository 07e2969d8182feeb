import { expect, it } from 'vitest';
import { subjectOf } from './href-of.ts';

it.each([
  ['Idea score: seals by photo', 'seals by photo'],
  [
    'Market size: dental offices: our assistant texts the list',
    'dental offices: our assistant texts the list',
  ],
  ['A name that somebody gave it', 'A name that somebody gave it'],
  [
    'What I asked Maria about the waiting list: nothing',
    'What I asked Maria about the waiting list: nothing',
  ],
])('%s is about: %s', (title, subject) => {
  expect(subjectOf(title)).toBe(subject);
});
