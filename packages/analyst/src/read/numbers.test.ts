import { expect, test } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';

test.each([
  ["We sell 1'200 jars a month in Chur at CHF 14 each, the van costs CHF 3'400 a year.", [1200, 14, 3400]],
  ['Sarees from Surat, Rs 2,500 each, we sell 1,20,000 a year.', [2500, 120_000]],
  ['We lay tiles at 14 € each, 1 440 tiles a month.', [14, 1440]],
])('%s', (idea, values) => {
  const { numbers } = loadTestAnalyst().study({ idea }).profile;
  const read = numbers.map(({ value }) => value);
  expect(read).toEqual(expect.arrayContaining(values));
  expect(read).not.toContain(440);
});

test('jars of 300 g are not counted by the thousand', () => {
  const { numbers } = loadTestAnalyst().study({
    idea: 'Jam in Lyon, 12 300 g jars a day at €6 each.',
  }).profile;
  expect(numbers.map(({ value }) => value)).not.toContain(12_300);
});

test('a dollar sign before points for thousands is the money of the place', () => {
  const { price } = loadTestAnalyst().study({
    idea: 'I clean offices in Valdivia, Chile. We charge $65.000 a month, 9 offices pay.',
  }).profile;
  expect(price.value).toMatchObject({ amount: 65_000, currency: 'CLP' });
});

test('behind "each" stands a single thing', () => {
  const { numbers } = loadTestAnalyst().study({
    idea: 'I repair sewing machines in Łódź, 22 repairs a month at 145 zł and 30 zł each goes to parts.',
  }).profile;
  expect(numbers).toContainEqual(expect.objectContaining({ kind: 'unit-cost', value: 30, per: null }));
});

test('a bigger kitchen on lease that is weighed is paid by the month, a kiln once', () => {
  const read = (idea: string) => loadTestAnalyst().study({ idea }).profile.numbers;
  expect(
    read(
      'I rent a kitchen in Lagos for ₦90,000 a month, 400 lunches a month at ₦2,500. A bigger kitchen on lease ₦160,000, or stay?',
    ),
  ).toContainEqual(expect.objectContaining({ kind: 'considered', value: 160_000, per: 'month' }));
  expect(read('Pottery lessons, 40 pupils at €60 a month. A new kiln is €4,800. Worth it?')).toContainEqual(
    expect.objectContaining({ kind: 'considered', value: 4800, per: null }),
  );
});
