import { createWriter, fillText } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { engine } from '../score-your-idea/engine.ts';
import { gather } from '../score-your-idea/gather.ts';
import { gatherIdea } from './gather.ts';
import { readingQuestion } from './reading-question.ts';
import { listSlots } from './slots.ts';

const idea =
  'We sell refurbished laptops to schools in Kenya, KSh 28,000 each. We buy at 19,500 and spend 2,200 on parts. We sold 340 last year.';
const slotsOf = (sums?: string) =>
  listSlots(gatherIdea({ idea, ...(sums === undefined ? {} : { sums }) }, loadTestLibrary())).filter(
    ({ field }) => field === 'sums',
  );
const flat = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('each sum of the text stands on the card with what it was taken for, the open one first', () => {
  expect(slotsOf().map(({ label, value, standing }) => [flat(label), value, standing])).toEqual([
    ['KES 2,200', null, 'open'],
    ['KES 19,500', 'Goes out with each one', 'read'],
  ]);
});

test('one press places it, and a second press does not undo the first', () => {
  const [open] = slotsOf();
  const chosen = open?.options.find(({ label }) => label === 'Goes out with each one');
  const [first, second] = slotsOf(chosen?.value);
  expect([flat(first?.label), first?.standing]).toEqual(['KES 19,500', 'read']);
  expect([flat(second?.label), second?.standing, second?.value]).toEqual([
    'KES 2,200',
    'confirmed',
    'Goes out with each one',
  ]);
  const none = first?.options.find(({ label }) => label === 'None of these');
  expect(none?.value).toContain(chosen?.value);
  expect(slotsOf(none?.value).every(({ standing }) => standing === 'confirmed')).toBe(true);
});

test('the sum that decides what is left is asked about in place, and the answer counts with it', () => {
  const basis = gatherIdea({ idea }, loadTestLibrary());
  const question = readingQuestion(basis, createWriter());
  expect(question).toMatchObject({ field: 'sums' });
  expect(flat(question?.question.text)).toBe('What is the KES 2,200 in “and spend 2,200 on parts”?');
  const verdictOf = (sums?: string) => {
    const input = { idea, ...(sums === undefined ? {} : { sums }) };
    const report = engine.run(input, gather(input, loadTestLibrary()));
    const answer = report.blocks.find(({ kind }) => kind === 'answer');
    return answer?.kind === 'answer' ? flat(fillText(answer.verdict.text, report.figures)) : null;
  };
  // 340 × (28,000 − 19,500 − 2,200) = 2,142,000.
  expect(verdictOf()).toContain('KES 2.89M');
  expect(verdictOf('2200 unit-cost')).toBe('It left KES 2.14M last year before your own pay and tax.');
});

test('the price has a slot of its own', () => {
  expect(slotsOf().some(({ label }) => label.includes('28,000'))).toBe(false);
});
