import { z } from 'zod';
import type { BusinessModel } from '../business-model.ts';
import type { Knowledge, Vertical } from '../knowledge.ts';
import type { Niche } from '../niche.ts';
import { type Venture, VentureList } from '../venture.ts';
import { benchmark, buyer, country, industry, segment } from './json-shapes.ts';
import { readBusinessModel } from './read-business-model.ts';
import { readFacts } from './read-facts.ts';
import { readJobs } from './read-jobs.ts';
import { readNiche } from './read-niche.ts';
import { readPhrasings } from './read-phrasings.ts';
import { readPopulations, readRates } from './read-rates.ts';
import { readVentures } from './read-ventures.ts';
import { readTable } from './tsv.ts';

/** Path under `content/knowledge`, with `/` between folders, to the file's text. */
export type KnowledgeFiles = ReadonlyMap<string, string>;

/** Throws a sentence that names the file and the line: a slip stops the build and never reaches a founder. */
export function parseKnowledge(files: KnowledgeFiles): Knowledge {
  const industries = readIndustries(files);
  const notes = industries.map(({ id }) => readNotes(files, id));
  const businessModels = readBusinessModels(files);
  const ventures = notes.flatMap(({ ventures }) => ventures);
  checkVentures(
    ventures,
    notes.flatMap(({ niches }) => niches),
    businessModels,
  );
  return {
    verticals: industries,
    buyers: readJson(files, 'shared/buyers.json', z.array(buyer)),
    countries: readJson(files, 'shared/countries.json', z.array(country)),
    rates: readRates(getFile(files, 'shared/rates.tsv'), 'shared/rates.tsv'),
    populations: readPopulations(getFile(files, 'shared/populations.tsv'), 'shared/populations.tsv'),
    benchmarks: readJson(files, 'shared/benchmarks.json', z.array(benchmark)),
    segments: readJson(files, 'shared/segments.json', z.array(segment)),
    niches: notes.flatMap(({ niches }) => niches),
    fieldFacts: notes.flatMap(({ facts }) => facts),
    wordings: notes.flatMap(({ phrasings }) => phrasings),
    twins: readTable(getFile(files, 'shared/same-niche.tsv'), ['home', 'also'], 'shared/same-niche.tsv').map(
      ([home = '', also = '']) => [home, also],
    ),
    jobs: notes.flatMap(({ jobs }) => jobs),
    businessModels,
    ventures: VentureList.of(ventures),
  };
}

/** What a business points to is there, and no two have one name. */
function checkVentures(
  ventures: readonly Venture[],
  niches: readonly Niche[],
  businessModels: readonly BusinessModel[],
): void {
  const [known, seen] = [new Set([...niches, ...businessModels].map(({ id }) => id)), new Set<string>()];
  for (const { id, niche, model } of ventures) {
    for (const other of [niche, model]) if (!known.has(other)) throw new Error(`${id}: no "${other}".`);
    if (seen.has(id)) throw new Error(`${id}: there are two of it.`);
    seen.add(id);
  }
}

const modelFolder = 'shared/business-models/';

function readBusinessModels(files: KnowledgeFiles): readonly BusinessModel[] {
  return [...files]
    .filter(([path]) => path.startsWith(modelFolder))
    .map(([path, text]) => readBusinessModel(path.slice(modelFolder.length, -'.txt'.length), text));
}

/** By name, as a form lists them. */
function readIndustries(files: KnowledgeFiles): readonly Vertical[] {
  return [...files.keys()]
    .filter((path) => path.endsWith('/industry.json'))
    .map((path) => {
      const found = readJson(files, path, industry);
      if (path !== `${found.id}/industry.json`) throw new Error(`${path}: its id is "${found.id}".`);
      return found;
    })
    .sort((a, z) => (a.name < z.name ? -1 : 1));
}

function readNotes(files: KnowledgeFiles, industryId: string) {
  const niches: readonly Niche[] = [...files]
    .filter(([path]) => path.startsWith(`${industryId}/niches/`))
    .map(([path, text]) =>
      readNiche(industryId, path.slice(`${industryId}/niches/`.length, -'.txt'.length), text),
    );
  return {
    niches,
    facts: readFacts(industryId, getFile(files, `${industryId}/facts.tsv`), niches),
    phrasings: readPhrasings(industryId, getFile(files, `${industryId}/phrasings.txt`)),
    jobs: readJobs(industryId, getFile(files, `${industryId}/jobs.tsv`)),
    ventures: readVentures(industryId, files.get(`${industryId}/ventures.txt`) ?? ''),
  };
}

function readJson<T>(files: KnowledgeFiles, path: string, shape: z.ZodType<T>): T {
  const read = shape.safeParse(JSON.parse(getFile(files, path)));
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  return read.data;
}

function getFile(files: KnowledgeFiles, path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`content/knowledge/${path} is missing.`);
  return text;
}
