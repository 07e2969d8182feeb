import { type AnswerBlock, createWriter } from '@slipway/report';
import { expect, it } from 'vitest';
import { fitAnswer, trimAnswer } from './trim-answer.ts';

const { say } = createWriter();
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const answerOf = (verdict: string, reasons: readonly string[]): AnswerBlock => ({
  id: 'answer',
  kind: 'answer',
  tone: 'plain',
  word: null,
  verdict: say('verdict', verdict),
  dials: [],
  reasons: reasons.map((text, at) => ({ label: `${at}`, statement: say(`reason-${at}`, text) })),
});

it.each([
  ['keeps what fits', 52, [20, 20, 20], 3],
  ['drops the last reason first', 53, [20, 20, 20], 2],
  ['drops as many as it takes', 80, [20, 20, 20], 1],
  ['keeps the first whatever it takes', 119, [20, 20, 20], 1],
])('%s', (_, verdict, reasons, kept) => {
  const trimmed = trimAnswer(answerOf(words(verdict), reasons.map(words)));
  expect(trimmed.reasons.map(({ label }) => label)).toEqual(['0', '1', '2'].slice(0, kept));
});

it('counts a figure as three words', () => {
  expect(trimAnswer(answerOf(words(90), ['{{f:a}} {{f:b}}', `${words(14)} {{f:c}}`])).reasons).toHaveLength(
    1,
  );
});

it('says what to do about a reason where there is room, the first reasons first', () => {
  const answer = answerOf(words(50), [20, 20].map(words));
  const found = answer.reasons.map(({ label, statement }) => ({
    kind: 'failed' as const,
    label,
    statement,
    likely: 1,
    move: `Then ${words(11)}.`,
  }));
  const texts = fitAnswer(answer, found).reasons.map(({ statement }) => statement.text);
  expect(texts).toEqual([`${words(20)} Then ${words(11)}.`, words(20)]);
});
