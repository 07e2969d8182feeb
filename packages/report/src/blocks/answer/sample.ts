import { intro, say } from '../../testing/said.ts';
import type { AnswerBlock } from './block.ts';

export const sample: AnswerBlock = {
  id: 'b',
  kind: 'answer',
  intro,
  tone: 'fair',
  word: 'Test first',
  verdict: say('verdict'),
  big: { label: 'Market', figure: 'market' },
  dials: [{ label: 'Demand', figure: 'reach', lean: 'middle', max: 1, note: say('dial') }],
  reasons: [{ label: 'Speed', statement: say('reason') }],
  next: { do: say('do'), passes: say('passes'), dueDays: 14 },
  assumed: say('assumed'),
  question: { question: say('ask'), field: 'customer', options: [{ value: 'a', label: 'A' }] },
};
