import { expect, test } from 'vitest';
import { nameSheet } from './name-sheet.ts';

test('a tool is not named twice', () => {
  expect(nameSheet('Financial Metrics', 'Financial Metrics: Pawline')).toBe('Financial Metrics: Pawline');
  expect(nameSheet('Health Score', 'Health: Pawline')).toBe('Health: Pawline');
  expect(nameSheet('Score Your Idea', 'The dental one')).toBe('Score Your Idea: The dental one');
});
