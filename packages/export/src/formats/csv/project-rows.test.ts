import { expect, test } from 'vitest';
import { recordRows } from './project-rows.ts';

test('what is known and is a number can be counted with', () => {
  const at = '2026-11-19';
  const record = [
    { id: 'price', label: 'Price', value: 0.059, said: '5.9% a month', from: 'typed', at },
    { id: 'payer', label: 'Who pays', value: 'dentists', said: 'dentists', from: 'typed', at },
  ];
  expect(recordRows({ record }).split('\r\n').slice(1, 3)).toEqual([
    '"Price","5.9% a month",0.059,"typed","2026-11-19"',
    '"Who pays","dentists",,"typed","2026-11-19"',
  ]);
});
