import { expect, test } from 'vitest';
import { findGeneric } from './find-generic.ts';
import { genericContext } from './generic-context.ts';
import type { Evidence } from './statement.ts';
import { exampleReport } from './testing/example-report.ts';

const idea =
  'A phone assistant that fills cancelled appointments for dental offices in Ohio. We leverage Dentrix.';
const context = genericContext(exampleReport, { idea }, ['Weave', 'Germany']);
const lint = (text: string, evidence: readonly Evidence[] = []) => findGeneric({ text, evidence }, context);

test.each([
  'The market is large and customers want a better product.',
  'Your team should focus on the most important problem first.',
  'Competition could increase over time.',
  'You have many options to grow your business.',
])('said of anyone: %s', (text) => {
  expect(lint(text)).toContain('no figure');
});

test.each([
  'Demand of {{f:offices}} in a fast-growing market.',
  'Weave has a strong team.',
  'Leveraging cancelled appointments pays.',
  'In today’s dental offices, phones ring.',
  'A seamless phone assistant.',
])('a stock phrase spoils it: %s', (text) => {
  expect(lint(text)).toContain('stock phrase');
});

test.each([
  'At {{f:price}} the desk pays it from petty cash.',
  'Weave already calls the same desks.',
  'Nobody rebooks cancelled slots by hand.',
  'Appointment books are closed systems.',
  'In Ohio most practices are small.',
  'You want to “leverage Dentrix”, which sells its own add-on.',
])('about this one: %s', (text) => {
  expect(lint(text)).toBeNull();
});

test('a source anchors what speaks of it, and nothing else', () => {
  const soc = [{ kind: 'source', id: 'soc' }] as const;
  expect(lint('Larger groups demand audits before they sign.', soc)).toBeNull();
  expect(lint('Larger groups take longer to decide.', soc)).toContain('no figure');
});
