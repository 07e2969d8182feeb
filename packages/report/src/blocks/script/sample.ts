import { intro, say } from '../../testing/said.ts';
import type { ScriptBlock } from './block.ts';

export const sample: ScriptBlock = {
  id: 'b',
  kind: 'script',
  intro,
  measures: ['offices'],
  subject: say('subject'),
  paragraphs: [
    { label: 'Problem', statements: [say('first'), say('second')] },
    { statements: [say('third')] },
  ],
};
