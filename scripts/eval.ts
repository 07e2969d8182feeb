import { parseArgs } from 'node:util';
import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { loadKnowledge } from '@slipway/knowledge/load';
import { modelsSection } from './eval/business-models.ts';
import { dialSection } from './eval/dial.ts';
import { readingSection } from './eval/reading.ts';
import { evaluateRetrieval } from './eval/retrieval.ts';

const usage = `npm run eval -- [--set tune|held|all] [--only reading|models|retrieval|dial]
Sums over labelled ideas. The held ones are never shown.`;

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'all' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const sets = options.set === 'all' ? ['tune', 'held'] : [options.set];
const knowledge = loadKnowledge();
const sections: Readonly<Record<string, () => string>> = {
  reading: () => readingSection(knowledge.niches, sets),
  models: () => modelsSection(knowledge.niches, sets),
  retrieval: evaluateRetrieval,
  dial: () => dialSection({ knowledge, analyst: loadAnalyst(knowledge) }, sets),
};
const wanted = options.only === undefined ? Object.keys(sections) : [options.only];
const isKnown =
  ['tune', 'held', 'all'].includes(options.set) && wanted.every((name) => Object.hasOwn(sections, name));

if (options.help || !isKnown) {
  console.log(usage);
  process.exitCode = options.help ? 0 : 1;
} else for (const name of wanted) console.log(`${name}\n${sections[name]?.()}\n`);
