import { expect, it } from 'vitest';
import { subjectOf } from './href-of.ts';

it.each([
  ['Idea score: seals by photo', 'seals by photo'],
  [
    'Market size: dental offices: our assistant texts the list',
    'dental offices: our assistant texts the list',
  ],
  ['A name given by hand', 'A name given by hand'],
  [
    'What I asked Maria about the waiting list: nothing',
    'What I asked Maria about the waiting list: nothing',
  ],
])('%s is about: %s', (title, subject) => {
  expect(subjectOf(title)).toBe(subject);
});
