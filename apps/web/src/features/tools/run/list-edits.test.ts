import { expect, it } from 'vitest';
import { tinyTool } from '../../../../test/tiny-tool.ts';
import type { Run } from '../../../api/tools.ts';
import { type Brief, briefFrom } from '../brief/brief.ts';
import { listEdits } from './list-edits.ts';

const fields = tinyTool.fields.map((field) =>
  field.name === 'price' || field.name === 'rivals' ? { ...field, editable: true as const } : field,
);
const engine = { ...tinyTool, fields };
const run = { input: { idea: 'Doubling', price: 10, rivals: ['Keel'], assumptions: { factor: 3 } } };
const brief = (answers: Record<string, string>): Brief =>
  briefFrom({ idea: 'Doubling', price: '10', rivals: 'Keel', ...answers }, 'typed');

it.each<[string, Record<string, string>, unknown]>([
  ['nothing', {}, null],
  ['a field that can be edited', { price: '12' }, { price: 12 }],
  ['two of them, one emptied', { price: '12', rivals: '' }, { price: 12, rivals: null }],
  ['the idea', { idea: 'Tripling' }, null],
  ['one that can be edited and one that cannot', { price: '12', share: '7' }, null],
  ['to something the field refuses', { price: 'cheap' }, null],
])('changed: %s', (_, answers, edits) => {
  expect(listEdits(engine, run as unknown as Run, brief(answers))).toEqual(edits);
});
