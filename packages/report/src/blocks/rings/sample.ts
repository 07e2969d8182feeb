import { intro, say } from '../../testing/said.ts';
import type { RingsBlock } from './block.ts';

export const sample: RingsBlock = {
  id: 'b',
  kind: 'rings',
  intro,
  rings: [{ label: 'TAM', figure: 'market', note: say('ring') }],
};
