import { expect, test } from 'vitest';
import { exampleReport } from '../example-report.ts';
import type { Report } from '../report.ts';
import { createNotes } from './markdown-notes.ts';

test('no direction mark of a quoted text stands before a figure', () => {
  const report: Report = exampleReport;
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  const text = `You wrote “${marks}cheap”: {{f:price}}.`;
  const written = createNotes(report).statement({ id: 'one', text, evidence: [] });
  expect(written).toMatch(/^You wrote “cheap”: \*\*\$249 a month\*\*/u);
  expect(written).not.toMatch(/\p{Cf}/u);
});
