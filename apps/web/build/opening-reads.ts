import { firstRead } from '@slipway/tools/score-your-idea/first-read';
import type { Plugin } from 'vite';
import { weeks } from '../src/features/home/demo-weeks.ts';
import { sampleIdeas } from '../src/features/home/sample-ideas.ts';

const name = 'virtual:opening-reads';
const resolved = `\0${name}`;

/**
 * The sheets that the home page opens with, computed while building. The reader itself (9 KB) then comes with the
 * first touch of the box instead of with every visit.
 */
export function openingReads(): Plugin {
  return {
    name: 'slipway:opening-reads',
    resolveId: (id) => (id === name ? resolved : null),
    load: (id) =>
      id === resolved
        ? `export default ${JSON.stringify({ hero: firstRead(sampleIdeas[0].text), demo: firstRead(weeks[0].text) })}`
        : null,
  };
}
