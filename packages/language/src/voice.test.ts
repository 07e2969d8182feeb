import { expect, test } from 'vitest';
import { findVoiceFaults, readVoice } from './voice.ts';

test('counts who it speaks of, what it takes back and what could be anybody’s', () => {
  const voice = readVoice(
    'We may help you. Our platform empowers your team; we’re the best. You save 6 hours a week.',
  );
  expect(voice).toMatchObject({ we: 3, you: 3, withNumber: 1, lengths: [4, 8, 5] });
  expect(voice.hedges).toEqual(['may']);
  expect(voice.jargon).toEqual(['platform', 'empowers']);
  expect(voice.boasts).toEqual(['best']);
  expect(voice.longest).toContain('Our platform');
});

test('a month is no doubt', () => {
  expect(readVoice('Open from May 3.').hedges).toEqual([]);
});

const rules = { gradeMost: 8, sentenceWordsMost: 12, youFirst: true, avoid: ['Leverage', 'best of breed'] };

test('a text that keeps the voice has no fault', () => {
  expect(findVoiceFaults('You see the gap. One tap fills it.', rules)).toEqual([]);
});

test.each([
  ['We fill gaps.', [{ rule: 'youFirst', words: 'we' }]],
  ['You leverage it.', [{ rule: 'avoid', words: 'leverage' }]],
  ['You get a best-of-breed kit.', []],
  ['You get a best of breed kit.', [{ rule: 'avoid', words: 'best of breed' }]],
  [
    'You can see at once which of the empty chairs will be filled by noon.',
    [
      {
        rule: 'sentenceWordsMost',
        words: 'You can see at once which of the empty chairs will be filled by noon.',
      },
    ],
  ],
])('%s', (text, faults) => {
  expect(findVoiceFaults(text, rules)).toEqual(faults);
});

test('the grade counts only where there are words enough', () => {
  const hard = 'Organisational heterogeneity necessitates interdepartmental reconciliation. ';
  expect(findVoiceFaults(hard, rules)).toEqual([]);
  expect(findVoiceFaults(hard.repeat(20), rules)[0]).toMatchObject({ rule: 'gradeMost' });
});
