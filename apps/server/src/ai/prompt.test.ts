import { expect, test } from 'vitest';
import { makeInstructions } from './prompt.ts';

test('a tool’s own guidance stands before the rules, which hold whatever it says', () => {
  const guided = makeInstructions(false, 'Look at the price first.').split('\n');
  const rules = guided.findIndex((line) => line.startsWith('Rules'));
  expect(guided.indexOf('Look at the price first.')).toBeGreaterThan(0);
  expect(guided.indexOf('Look at the price first.')).toBeLessThan(rules);
  expect(guided.filter((line) => line !== 'Look at the price first.').join('\n')).toBe(
    makeInstructions(false, null),
  );
});
