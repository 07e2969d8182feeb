import type { NamesBlock } from '@slipway/report';
import type { Toolbox } from '../src/modules/tools/toolbox.ts';
import { makeSmallToolbox } from './small-tool.ts';

export const names = ['Gapfill', 'Chairly', '<b>Slot & Co</b>', 'Noondent'];

/** The small tool, with names to choose from. */
export function makeNamingToolbox(): Toolbox {
  const small = makeSmallToolbox();
  const block: NamesBlock = {
    kind: 'names',
    id: 'names',
    axes: [],
    classes: [],
    provenance: { kind: 'derived', formula: 'letters', inputs: ['letters'] },
    rows: names.map((name, at) => ({
      name,
      style: 'Real word',
      from: 'a word',
      score: 50,
      rank: at + 1,
      rates: [],
      notes: [],
      cells: [],
    })),
  };
  return {
    ...small,
    async findTool(id) {
      const found = await small.findTool(id);
      if (!found) return null;
      const { engine } = found;
      const run: typeof engine.run = (...given) => {
        const report = engine.run(...given);
        return { ...report, blocks: [...report.blocks, block] };
      };
      return { ...found, engine: { ...engine, run } };
    },
  };
}
