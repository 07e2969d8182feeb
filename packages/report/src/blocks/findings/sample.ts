import { intro, say } from '../../testing/said.ts';
import type { FindingsBlock } from './block.ts';

export const sample: FindingsBlock = {
  id: 'b',
  kind: 'findings',
  intro,
  rows: [{ label: 'Season', statements: [say('fact-a'), say('fact-b')] }],
};
