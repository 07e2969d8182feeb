import { renderPage } from '@slipway/page';
import { bareAround } from '@slipway/tools';
import { catalogue } from '@slipway/tools/catalogue';
import { engineLoaders } from '@slipway/tools/engines';
import { gatherLoaders } from '@slipway/tools/gather';
import { readTitled } from '@slipway/tools/landing';
import type { Plugin } from 'vite';
import { pageOf } from '../src/features/generator/draft-of-run.ts';
import type { Sample } from '../src/features/samples/sample.ts';
import { library } from './library.ts';

const list = 'virtual:samples';
const one = 'virtual:sample/';
const made = new Map<string, Promise<Sample>>();
const day = new Date().toISOString().slice(0, 10);

/** What each tool makes of its own sample, counted while building: the page has a report and no tool. */
export function sampleReports(): Plugin {
  return {
    name: 'slipway:sample-reports',
    resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${list}`) {
        const rows = catalogue.map((tool) => `'${tool.id}': () => import('${one}${tool.id}')`);
        return `export default { ${rows.join(', ')} }`;
      }
      if (!id.startsWith(`\0${one}`)) return null;
      const tool = id.slice(one.length + 1);
      const sample = made.get(tool) ?? makeSample(tool);
      made.set(tool, sample);
      return `export default ${JSON.stringify(await sample)}`;
    },
  };
}

async function makeSample(tool: string): Promise<Sample> {
  const [engine, gather] = await Promise.all([engineLoaders[tool]?.(), gatherLoaders[tool]?.()]);
  if (!engine || !gather) throw new Error(`The tool ${tool} has no engine`);
  const basis = await gather(engine.sample, bareAround(await library(), day));
  const { name, route } = engine.meta;
  const madeAt = `${day}T00:00:00Z`;
  const report = engine.run(engine.sample, basis);
  const documents = engine.documents?.(engine.sample, basis, report) ?? [];
  const pages = readTitled(documents).map(({ title, draft }, at, { length }) => {
    const page = pageOf(draft, { id: tool, createdAt: madeAt }, at);
    const { body, css } = renderPage(page, { formAction: '#' });
    const shown = length === 1 ? 'The page, as visitors see it' : `Page ${at === 0 ? 'A' : 'B'}: ${title}`;
    return { title: shown, language: page.language, design: page.design, body, css };
  });
  return { tool: { name, route }, madeAt, report, pages };
}
