import { expect, test } from 'vitest';
import { disarmFormula } from './disarm-formula.ts';

test.each([
  '=1+1',
  '+SUM(A1)',
  '-SUM(A1)',
  '-1+cmd',
  '@SUM(A1)',
  ' =1',
  '\n=1',
  '\r\n =1',
  '\t=1',
  '\u00a0=1',
  '\u3000=1',
  '\ufeff=1',
  '\u200b\u200d=1',
  '\u202e=1',
  '\u0000=1',
  '\uff1d1',
  '\uff0bA1',
  '\uff0dA1',
  '\uff20A1',
  '\ufe66A1',
  '\u207a1A',
  '\u2212A1',
  '\ttext',
  '\rtext',
])('%j is disarmed', (text) => {
  expect(disarmFormula(text)).toBe(`'${text}`);
});

test.each(['', 'text', '1 = 1', '-12.5', '+3', '-1,200', '-4 %', ' -5', '−', 'a\n=1', '(=1)'])(
  '%j stays as it is',
  (text) => {
    expect(disarmFormula(text)).toBe(text);
  },
);
