import { expect, test } from 'vitest';
import { stepSheet } from './step-sheets.ts';

test('a column of steps is as wide as its largest number', () => {
  const sheet = stepSheet(
    {
      title: 'Cash',
      intro: 'A month a row.',
      columns: [
        { label: 'Cash', unit: 'money' },
        { label: 'Gone', unit: 'months' },
      ],
      rows: [
        {
          label: 'Month 120',
          steps: [
            { key: 'cash', formula: 1_234_567_890.12 },
            { key: 'gone', formula: 12 },
          ],
        },
      ],
    },
    'USD',
    () => ({ formula: null, value: 1_234_567_890.12 }),
  );
  // "-$1,234,567,890.12"
  expect(sheet.widths[1]).toBeGreaterThanOrEqual(18);
});
