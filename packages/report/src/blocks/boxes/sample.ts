import { intro, say } from '../../testing/said.ts';
import type { BoxesBlock } from './block.ts';

export const sample: BoxesBlock = {
  id: 'b',
  kind: 'boxes',
  intro,
  editable: true,
  boxes: [
    {
      id: 's',
      label: 'Strengths',
      hint: 'Inside',
      tone: 'good',
      items: [{ id: 'i', label: 'Done today', statement: say('item'), weight: 4 }],
      empty: say('empty'),
    },
  ],
};
