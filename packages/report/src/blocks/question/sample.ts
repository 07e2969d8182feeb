import { intro, say } from '../../testing/said.ts';
import type { QuestionBlock } from './block.ts';

export const sample: QuestionBlock = {
  id: 'b',
  kind: 'question',
  intro,
  question: say('ask'),
  field: 'customer',
  options: [{ value: 'a', label: 'A', why: 'b' }],
};
