import { expect, test } from 'vitest';
import { listAskedFields } from './list-asked-fields.ts';
import { orderSlots } from './reading-slots.ts';
import { everyBlock } from './testing/every-block.gen.ts';
import { exampleReport } from './testing/example-report.ts';

const { reading, answer, question, callout } = everyBlock;
const [slot] = reading.slots;
if (slot === undefined) throw new Error('The sample reading has lost its slot.');

test.each([
  ['a question', [question], [['customer', 'question']]],
  ['the question of the answer', [answer], [['customer', 'question']]],
  ['a reading', [reading], [['buyer', 'reading']]],
  [
    'all of them, each once',
    [reading, answer, question],
    [
      ['customer', 'question'],
      ['buyer', 'reading'],
    ],
  ],
  [
    'read and asked counts as read',
    [{ ...reading, slots: [{ ...slot, field: 'customer' }] }, question],
    [['customer', 'reading']],
  ],
  ['never the idea', [{ ...reading, slots: [{ ...slot, field: 'idea' }] }], []],
  ['nothing', [callout], []],
])('%s', (_, blocks, fields) => {
  const asked = listAskedFields({ ...exampleReport, blocks });
  expect(asked.map(({ field, as }) => [field, as])).toEqual(fields);
});

test('what needs a look stands first, else in the order given', () => {
  const slots = (['confirmed', 'open', 'read', 'unsure'] as const).map((standing) => ({
    ...slot,
    field: standing,
    standing,
  }));
  expect(orderSlots(slots).map(({ field }) => field)).toEqual(['open', 'unsure', 'confirmed', 'read']);
});
