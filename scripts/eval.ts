import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { loadKnowledge } from '@slipway/knowledge/load';
import { modelsSection } from './eval/business-models.ts';
import { dialSection } from './eval/dial.ts';
import { factsSection } from './eval/facts.ts';
import { linesSection } from './eval/lines.ts';
import { numbersSection } from './eval/numbers.ts';
import { readingSection } from './eval/reading.ts';
import { evaluateRetrieval } from './eval/retrieval.ts';
import { rivalsSection } from './eval/rivals.ts';
import { venturesSection } from './eval/ventures.ts';
import { runCommand } from './services/command.ts';

const usage = `npm run eval -- [--set tune|held|all] [--only reading|facts|numbers|lines|models|retrieval|ventures|dial|rivals|floors]
Sums over labelled ideas, the held ones never shown; then the floors that no change may fall below.`;

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'all' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const sets = options.set === 'all' ? ['tune', 'held'] : [options.set];
const knowledge = loadKnowledge();
const sections: Readonly<Record<string, () => string | Promise<string>>> = {
  reading: () => readingSection(knowledge, sets),
  facts: () => factsSection(knowledge, sets),
  numbers: () => numbersSection(knowledge),
  lines: () => linesSection(knowledge),
  models: () => modelsSection(knowledge, sets),
  retrieval: evaluateRetrieval,
  ventures: () => venturesSection(knowledge, sets),
  dial: () => dialSection({ analyst: loadAnalyst(knowledge) }, sets),
  rivals: () => rivalsSection({ knowledge, analyst: loadAnalyst(knowledge) }),
};
const names = [...Object.keys(sections), 'floors'];
const wanted = options.only === undefined ? names : [options.only];
const isKnown = ['tune', 'held', 'all'].includes(options.set) && wanted.every((name) => names.includes(name));

if (options.help || !isKnown) {
  console.log(usage);
  process.exitCode = options.help ? 0 : 1;
} else
  for (const name of wanted)
    if (name === 'floors') await checkFloors();
    else console.log(`${name}\n${await sections[name]?.()}\n`);

/** The tests over whole lists of texts, which `npm test` leaves out. */
async function checkFloors(): Promise<void> {
  const root = join(import.meta.dirname, '..');
  const { code, output } = await runCommand('vitest', ['run', '--project=eval'], { cwd: root });
  console.log(output);
  process.exitCode = code;
}
