import { intro, say } from '../../testing/said.ts';
import type { ListBlock } from './block.ts';

export const sample: ListBlock = {
  id: 'b',
  kind: 'list',
  intro,
  ordered: true,
  tone: 'plain',
  items: [say('one'), say('two')],
};
