import { expect, test } from 'vitest';
import { toMarkdown } from './export/to-markdown.ts';
import { sayRun } from './say-run.ts';
import { exampleReport } from './testing/example-report.ts';

const from = { tool: 'Financial Metrics', date: '2026-11-01' };

test('names the tool and the day', () => {
  expect(sayRun(from)).toBe('from Financial Metrics, 1 Nov 2026');
});

test('a figure of another run says so in an export', () => {
  const { price } = exampleReport.figures;
  if (!price) throw new Error('The example has lost a figure.');
  const provenance = { kind: 'measured', field: 'price', from } as const;
  const figures = { ...exampleReport.figures, price: { ...price, provenance } };
  expect(toMarkdown({ ...exampleReport, figures })).toContain(
    'From the founder: price, from Financial Metrics, 1 Nov 2026.',
  );
});
