import { intro, say } from '../../testing/said.ts';
import type { HeadlineBlock } from './block.ts';

export const sample: HeadlineBlock = {
  id: 'b',
  kind: 'headline',
  intro,
  tone: 'good',
  verdict: say('verdict'),
  lede: [say('lede')],
};
