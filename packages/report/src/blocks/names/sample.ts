import { derived, intro } from '../../testing/said.ts';
import type { NamesBlock } from './block.ts';

/** Made up: one name with everything, one with nothing. */
export const sample: NamesBlock = {
  id: 'b',
  kind: 'names',
  intro,
  axes: ['Length', 'Apart from rivals'],
  classes: [{ number: 42, what: 'software as a service' }],
  provenance: derived,
  rows: [
    {
      name: 'Samplename',
      style: 'Two words',
      from: 'sample + name',
      score: 64,
      rank: 2,
      rates: [0.65, 0.4],
      notes: ['Heard as “simplename”'],
      picked: true,
      cells: [
        {
          address: 'samplename.example',
          state: 'likely',
          method: 'RDAP of rdap.example',
          at: '2026-11-02T10:00:00.000Z',
          note: 'a sample',
        },
        { address: 'samplename.test', state: 'taken', method: 'DNS', at: '2026-11-02T10:00:00.000Z' },
        { address: 'samplename.invalid', state: 'unknown' },
      ],
    },
    {
      name: 'Other',
      style: 'Real word',
      from: 'a word of samples',
      score: 81,
      rank: 1,
      rates: [1, null],
      notes: [],
      cells: [
        { address: 'other.example', state: 'open' },
        { address: 'other.test', state: 'possible', method: 'DNS', at: '2026-11-02T10:00:00.000Z' },
      ],
    },
  ],
};
