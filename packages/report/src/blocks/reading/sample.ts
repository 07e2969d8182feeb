import { intro, say } from '../../testing/said.ts';
import type { ReadingBlock } from './block.ts';

export const sample: ReadingBlock = {
  id: 'b',
  kind: 'reading',
  intro,
  slots: [
    {
      field: 'buyer',
      label: 'Who pays',
      value: 'Workshops',
      standing: 'unsure',
      quote: 'tractor workshops',
      options: [{ value: 'shop', label: 'Workshops' }],
      takesText: true,
    },
  ],
  known: say('known'),
};
