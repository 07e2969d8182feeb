import { gatherIdea, type IdeaInput, listSlots } from '@slipway/tools/idea';
import { firstRead } from '@slipway/tools/score-your-idea/first-read';
import type { Plugin } from 'vite';
import { weeks } from '../src/features/home/demo-weeks.ts';
import { sampleIdeas } from '../src/features/home/sample-ideas.ts';

const prefix = 'virtual:opening-reads/';
const ideas: Readonly<Record<string, readonly IdeaInput[]>> = {
  samples: sampleIdeas.map(({ text }) => ({ idea: text })),
  weeks: weeks.map(({ text, stage }) => ({ idea: text, ...(stage ? { stage } : {}) })),
};

/** Sheets of the samples, read while building: the home page is whole before it asks the server anything. */
export function openingReads(): Plugin {
  return {
    name: 'slipway:opening-reads',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      const wanted = id.startsWith(`\0${prefix}`) ? ideas[id.slice(prefix.length + 1)] : undefined;
      return wanted === undefined ? null : `export default ${JSON.stringify(await readAll(wanted))}`;
    },
  };
}

async function readAll(wanted: readonly IdeaInput[]) {
  const [{ loadKnowledge }, { loadAnalyst }] = await Promise.all([
    import('@slipway/knowledge/load'),
    import('@slipway/analyst/load-analyst'),
  ]);
  const knowledge = loadKnowledge();
  const library = { knowledge, analyst: loadAnalyst(knowledge) };
  return wanted.map((input) => {
    const basis = gatherIdea(input, library);
    const slots = listSlots(basis).map(({ field, label, value, standing }) => ({
      field,
      label,
      value,
      standing,
    }));
    return { slots, read: firstRead(basis) };
  });
}
