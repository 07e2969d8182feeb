import { expect, it } from 'vitest';
import { tinyTool } from '../../../../test/tiny-tool.ts';
import type { Run } from '../../../api/tools.ts';
import { dropProposed, listProposed } from './proposed.ts';

const fields = tinyTool.fields.map((field) =>
  field.name === 'rivals' ? { ...field, editable: true as const } : field,
);
const engine = { ...tinyTool, fields, proposes: () => ({ rivals: ['Keel', 'Bow'], price: 9 }) };
const run = (input: object, more: object = {}) =>
  ({ input, basis: {}, report: {}, toolVersion: tinyTool.meta.version, ...more }) as unknown as Run;

it('fills an editable field that was left empty, and no other', () => {
  expect(listProposed(engine, run({ idea: 'Boats' }))).toEqual({ rivals: ['Keel', 'Bow'] });
  expect(listProposed(engine, run({ idea: 'Boats', rivals: ['Keel'] }))).toEqual({});
});

it.each([
  ['no run', null],
  ['a run of another version', run({}, { toolVersion: 0 })],
])('proposes nothing for %s', (_, one) => {
  expect(listProposed(engine, one)).toEqual({});
});

it('sends what somebody changed, and nothing that was only proposed', () => {
  const proposed = { rivals: ['Keel', 'Bow'] };
  expect(dropProposed({ idea: 'Boats', rivals: ['Keel', 'Bow'] }, proposed)).toEqual({ idea: 'Boats' });
  expect(dropProposed({ rivals: ['Keel'] }, proposed)).toEqual({ rivals: ['Keel'] });
});
