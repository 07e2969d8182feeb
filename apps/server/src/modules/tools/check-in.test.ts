import { listStatements } from '@slipway/report';
import { expect, test } from 'vitest';
import { lyingNumbers } from '../../../test/rewordings/lying-numbers.ts';
import { otherLies } from '../../../test/rewordings/other-lies.ts';
import { wordable } from '../../../test/rewordings/wordable.ts';
import { checkIn } from './word-report.ts';

const known = new Map(listStatements(wordable).map((statement) => [statement.id, statement]));

test.each([...lyingNumbers, ...otherLies])('whatever the gateway let through, %s: %s', (id, text) => {
  expect(checkIn(new Map([[id, text]]), known, wordable)).toEqual([]);
});

test('an honest rewording is checked in as the model’s', () => {
  const text = 'For recall letters, dental offices in Ohio would spend {{f:tam}}.';
  expect(checkIn(new Map([['verdict', text]]), known, wordable)).toEqual([
    { id: 'verdict', text, evidence: [], by: 'model' },
  ]);
});
