import { gatherIdea, type IdeaInput, listSlots } from '@slipway/tools/idea';
import { firstRead } from '@slipway/tools/score-your-idea/first-read';
import type { Plugin } from 'vite';
import { weeks } from '../src/features/home/demo-weeks.ts';
import { sampleIdeas } from '../src/features/home/sample-ideas.ts';
import { library } from './library.ts';

const prefix = 'virtual:opening-reads/';
const ideas: Readonly<Record<string, readonly IdeaInput[]>> = {
  samples: sampleIdeas.map(({ text }) => ({ idea: text })),
  weeks: weeks.map(({ text, stage }) => ({ idea: text, ...(stage ? { stage } : {}) })),
};

const made = new Map<string, ReturnType<typeof readAll>>();

/** Sheets of the samples, read while building: the home page is whole before it asks the server anything. */
export function openingReads(): Plugin {
  return {
    name: 'slipway:opening-reads',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      const name = id.slice(prefix.length + 1);
      const wanted = id.startsWith(`\0${prefix}`) ? ideas[name] : undefined;
      if (wanted === undefined) return null;
      const read = made.get(name) ?? readAll(wanted);
      made.set(name, read);
      return `export default ${JSON.stringify(await read)}`;
    },
  };
}

async function readAll(wanted: readonly IdeaInput[]) {
  const { analyst } = await library();
  return wanted.map((input) => {
    const basis = gatherIdea(input, { analyst });
    const slots = listSlots(basis).map(({ field, label, value, standing }) => ({
      field,
      label,
      value,
      standing,
    }));
    return { slots, read: firstRead(basis) };
  });
}
