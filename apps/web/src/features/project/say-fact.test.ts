import { sayFact } from '@slipway/export';
import { expect, it } from 'vitest';
import { fromDraft, isUnsure, toDraft } from './say-fact.ts';

const plain = { unit: null, currency: null, options: [] };

it.each([
  [{ ...plain, value: null }, 'Not known'],
  [{ ...plain, value: 'dentists' }, 'dentists'],
  [{ ...plain, value: 'us', options: [{ value: 'us', label: 'United States' }] }, 'United States'],
  [{ ...plain, value: 49, unit: 'money/month' as const, currency: 'USD' }, '$49 a month'],
  [{ ...plain, value: ['Calendly', 'Doodle'] }, 'Calendly, Doodle'],
  [{ ...plain, value: [{ month: '2026-01' }, { month: '2026-02' }] }, '2 rows'],
  [{ ...plain, value: '2027-06-30' }, '30 June 2027'],
  [{ ...plain, value: { step: 'month', from: '2024-05', values: [42, null, 47] } }, '3 months from May 2024'],
  [{ ...plain, value: { step: 'week', from: '2026-01-05', values: [9] } }, '1 week from 5 January 2026'],
])('%j reads as %j', (fact, text) => {
  expect(sayFact(fact)).toBe(text);
});

it.each([
  ['customer', true, true],
  ['price', true, true],
  // Asked about with the price.
  ['currency', true, false],
  ['price', undefined, false],
] as const)('a doubt about %s (%s) is asked about: %s', (id, doubt, asked) => {
  const provenance = { kind: 'read' as const, quote: '$49', ...(doubt && { isUnsure: doubt }) };
  expect(isUnsure({ id, provenance })).toBe(asked);
});

it.each([
  ['number', '1,200', 1200],
  ['number', '', null],
  ['text', '  dentists ', 'dentists'],
  ['list', 'Calendly\n\n Doodle ', ['Calendly', 'Doodle']],
  ['choice', 'us', 'us'],
] as const)('a %s typed as %j is %j', (kind, draft, value) => {
  expect(fromDraft({ kind }, draft)).toEqual(value);
});

it('what is shown for editing becomes the same value again', () => {
  for (const [kind, value] of [
    ['list', ['a', 'b']],
    ['number', 4.5],
    ['text', 'x'],
  ] as const)
    expect(fromDraft({ kind }, toDraft({ value }))).toEqual(value);
});
