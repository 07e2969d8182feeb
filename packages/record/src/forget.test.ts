import { expect, test } from 'vitest';
import { forgetInput } from './forget.ts';
import { type CompanyRecord, emptyRecord, mergeRecord } from './record.ts';

type Input = Readonly<Record<string, unknown>>;

const learn = (inputs: readonly Input[]) =>
  inputs.reduce<CompanyRecord>(
    (record, input, day) => mergeRecord(record, 'swot-generator', input, `2026-10-0${day + 1}T08:00:00.000Z`),
    emptyRecord,
  );

test.each<[string, readonly Input[], readonly string[]]>([
  ['what it alone told goes', [{ idea: 'Fire drills', customer: 'fire chiefs' }], []],
  [
    'what another told of the same idea stays',
    [
      { idea: 'Fire drills', customer: 'fire chiefs', region: 'US' },
      { idea: 'fire drills.', customer: 'fire chiefs' },
    ],
    ['customer', 'idea'],
  ],
  [
    'a newer word stays',
    [
      { idea: 'Fire drills', customer: 'fire chiefs' },
      { idea: 'Fire drills', customer: 'mayors' },
    ],
    ['customer', 'idea'],
  ],
  [
    'an idea that was given up leaves the next one alone',
    [
      { idea: 'Fire drills', customer: 'fire chiefs' },
      { idea: 'Plant sensors', customer: 'fire chiefs' },
    ],
    ['customer', 'idea'],
  ],
  [
    'facts of the company stay with whoever else told them',
    [{ company: 'Acme', burn: 900 }, { company: 'Acme' }, { idea: 'Fire drills' }],
    ['company', 'idea'],
  ],
])('the first of the runs is deleted: %s', (_, inputs, left) => {
  const [first = {}, ...others] = inputs;
  expect(Object.keys(forgetInput(learn(inputs), first, others)).sort()).toEqual(left);
});

test('facts of an idea go with it, also those an earlier deleted run told', () => {
  const record = learn([
    { company: 'Acme' },
    { idea: 'Fire drills', customer: 'fire chiefs' },
    { idea: 'Fire drills' },
  ]);
  expect(Object.keys(forgetInput(record, { idea: 'Fire drills' }, [{ company: 'Acme' }]))).toEqual([
    'company',
  ]);
});
