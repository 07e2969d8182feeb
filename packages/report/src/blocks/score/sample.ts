import { intro, say } from '../../testing/said.ts';
import type { ScoreBlock } from './block.ts';

export const sample: ScoreBlock = {
  id: 'b',
  kind: 'score',
  intro,
  figure: 'offices',
  max: 100,
  bands: [{ label: 'Low', from: 0, to: 50, tone: 'poor' }],
  caps: [{ at: 40, why: say('cap') }],
};
