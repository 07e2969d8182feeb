import { intro, say } from '../../testing/said.ts';
import type { CardsBlock } from './block.ts';

export const sample: CardsBlock = {
  id: 'b',
  kind: 'cards',
  intro,
  cards: [
    { figure: 'payback', bands: [], source: 'qcew', reading: say('reading'), question: say('question') },
  ],
};
