import { derived, intro } from '../../testing/said.ts';
import type { SwatchesBlock } from './block.ts';

export const sample: SwatchesBlock = {
  id: 'b',
  kind: 'swatches',
  intro,
  swatches: [
    { name: 'Sample blue', hex: '#12324a' },
    { name: 'Sample red', hex: '#c8401a' },
    { name: 'Sample sand', hex: '#e4d9c3' },
    { name: 'Sample grey', hex: '#767676' },
  ],
  texts: [
    { name: 'White', hex: '#ffffff' },
    { name: 'Black', hex: '#000000' },
  ],
  provenance: derived,
};
